import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * `npm ci` refuses a lockfile that does not name the optional packages of every platform, and `npm install` leaves out those that a registry
 * does not carry (a mirror for Linux alone). Run this after an install behind such a registry: it names them by version, so that
 * every platform installs what was meant.
 */
export function missingFrom(packages) {
  return Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !resolve(packages, from, name))
      .map(([name, range]) => ({ from, name, version: range.replace(/^[\^~]/, '') })),
  )
}

/** Where Node would find a package, seen from another: beside it, or in a folder above. */
function resolve(packages, from, name) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    const key = `${at && `${at}/`}node_modules/${name}`
    if (packages[key]) return key
    if (!at) return null
  }
}

const SYSTEMS = {
  darwin: 'darwin',
  win32: 'win32',
  linux: 'linux',
  android: 'android',
  freebsd: 'freebsd',
  openharmony: 'openharmony',
}
const PROCESSORS = ['arm64', 'x64', 'ia32', 'ppc64', 's390x', 'riscv64', 'loong64', 'wasm32', 'arm']

function complete(packages) {
  for (const { from, name, version } of missingFrom(packages)) {
    const siblings = Object.keys(packages[from].optionalDependencies)
    const sibling = siblings.map((other) => resolve(packages, from, other)).find(Boolean) ?? ''
    const words = name.split(/[-/@]/)
    const os = words.map((word) => SYSTEMS[word]).find(Boolean)
    const cpu = PROCESSORS.find((word) => words.includes(word))
    const key = `${sibling.slice(0, Math.max(0, sibling.lastIndexOf('node_modules/')))}node_modules/${name}`
    packages[key] ??= { version, ...(cpu && { cpu: [cpu] }), optional: true, ...(os && { os: [os] }) }
  }
  return Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  writeFileSync(
    'package-lock.json',
    `${JSON.stringify({ ...lock, packages: complete(lock.packages) }, null, 2)}\n`,
  )
}

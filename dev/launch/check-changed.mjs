import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { Failure } from './failure.mjs'
import { ROOT } from './places.mjs'

const JOURNEYS = 'tests/e2e'
/** What every page is made of, apart from what it imports. */
const OF_ALL_PAGES =
  /^(collections|public|tests\/e2e\/support|dev\/seed)\/|^(package(-lock)?\.json|payload\.config\.ts|next\.config\.ts|playwright\.config\.ts|postcss\.config\.mjs)$|\.css$/

/** The commit where this branch left main, and the files that differ from it, those not committed among them. */
export function changesOf(root = ROOT) {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim()
  const main = ['origin/main', 'main'].find((name) => {
    try {
      return git('rev-parse', '--verify', '--quiet', name)
    } catch {
      return false
    }
  })
  if (!main) throw new Failure('There is no branch "main" to compare with.')
  const base = git('merge-base', 'HEAD', main)
  const lists = [
    git('diff', '--name-only', '--no-renames', base),
    git('ls-files', '--others', '--exclude-standard'),
  ]
  return { base, files: lists.flatMap((list) => list.split('\n').filter(Boolean)) }
}

/** The files of journeys that these changes can break: those that name the address of a page that imports what changed. */
export function journeysFor(files, root = ROOT) {
  const all = readdirSync(join(root, JOURNEYS))
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => `${JOURNEYS}/${name}`)
  if (files.some((file) => OF_ALL_PAGES.test(file))) return all
  const routes = routesReaching(files, root)
  if (routes.some((file) => /\/(layout|error|not-found|global-error)\.tsx$/.test(file))) return all
  const addresses = new Set(routes.map(addressOf))
  return all.filter(
    (spec) => files.includes(spec) || addressesIn(readFileSync(join(root, spec), 'utf8'), addresses),
  )
}

/** The start of an address, up to its first changing part: `src/app/(store)/[locale]/order/[id]/page.tsx` is at `/order`. */
export function addressOf(file) {
  const parts = dirname(file).split('/').slice(2)
  const named = parts.filter((part) => !part.startsWith('(') && part !== '[locale]')
  const end = named.findIndex((part) => part.startsWith('['))
  return `/${(end === -1 ? named : named.slice(0, end)).join('/')}`
}

const addressesIn = (text, addresses) =>
  [...text.matchAll(/['"`](?:\/(?:fr|ko))?(\/[\w./-]*)/g)].some(([, path]) =>
    [...addresses].some((address) =>
      address === '/' ? path === '/' : path === address || path.startsWith(`${address}/`),
    ),
  )

/** The files of `src/app` that import one of these, at any distance. */
function routesReaching(files, root) {
  const importers = importersIn(root)
  const found = new Set(files.filter((file) => file.startsWith('src/')))
  for (const file of found) for (const importer of importers.get(file) ?? []) found.add(importer)
  return [...found].filter((file) => file.startsWith('src/app/'))
}

function importersIn(root) {
  const importers = new Map()
  for (const file of sourcesIn(root, 'src')) {
    const text = readFileSync(join(root, file), 'utf8')
    for (const [, name] of text.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)) {
      const target = resolveIn(root, file, name)
      if (target) importers.set(target, [...(importers.get(target) ?? []), file])
    }
  }
  return importers
}

function sourcesIn(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return sourcesIn(root, path)
    return /\.(ts|tsx|mjs)$/.test(entry.name) ? [path] : []
  })
}

function resolveIn(root, from, name) {
  const base = name.startsWith('@/')
    ? `src/${name.slice(2)}`
    : name.startsWith('~/')
      ? name.slice(2)
      : name.startsWith('.')
        ? normalize(join(dirname(from), name))
        : null
  if (!base) return null
  return ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
    .map((end) => base + end)
    .find((path) => existsSync(join(root, path)) && statSync(join(root, path)).isFile())
}

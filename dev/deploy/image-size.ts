import { execFileSync } from 'node:child_process'
import { cpSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { cleanEnvironment } from '@maru/launch/check-environment'
import { nodeProgram } from '@maru/launch/node-program'
import { ROOT } from '@maru/launch/places'

/** What packages, pages and code may weigh in the image, without Node's own (docs/deploy.md). */
const MOST_MB = 600

/** Without what npm says to its scripts: it is said again, in another folder. */
const ENVIRONMENT = {
  ...Object.fromEntries(
    Object.entries(cleanEnvironment(process.env)).filter(
      ([name]) => !/^npm_(?!config_(?:registry|cache)$)/.test(name),
    ),
  ),
  MARU_STAGE: 'production',
}

/** The first stage of the Dockerfile: what it copies, and what it runs. */
function buildStage() {
  const [, stage = ''] = readFileSync(join(ROOT, 'Dockerfile'), 'utf8').split(/^FROM .*$/m)
  return stage
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .map((line) => /^(COPY|RUN) (.*)$/.exec(line))
    .flatMap((found) => (found ? [{ word: found[1], rest: found[2] ?? '' }] : []))
}

function copy(rest: string, folder: string) {
  const words = rest.split(' ')
  const to = words.pop() ?? ''
  const isFolder = words.length > 1 || to === './' || to.endsWith('/')
  for (const from of words) {
    const target = join(folder, to, isFolder ? basename(from) : '')
    mkdirSync(dirname(target), { recursive: true })
    cpSync(join(ROOT, from), target, { recursive: true })
  }
}

/** As a shell of the image does it, with this Node, and without what only an image has: a cache that is mounted, a folder above. */
function run(rest: string, folder: string) {
  const command = rest
    .replace(/^--mount=\S+ /, '')
    .replace(/ --cache=\S+/, '')
    .replace('mv .next /pages', 'mv .next pages')
  process.stdout.write(`  ${command}\n`)
  const env = { ...ENVIRONMENT, PATH: `${dirname(nodeProgram())}:${process.env.PATH}` } as never
  execFileSync('sh', ['-c', command], { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] })
}

/** Bytes of all files below, each as it stands in a layer. */
function sizeOf(path: string): number {
  const facts = lstatSync(path)
  if (!facts.isDirectory()) return facts.size
  return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0)
}

const mb = (bytes: number) => Math.round(bytes / 1e6)

/** `npm run image-size`: the steps of the Dockerfile in a folder, and what is left in it; ends with 1 where that is more than was promised. */
function main() {
  const folder = mkdtempSync(join(tmpdir(), 'maru-image-'))
  try {
    for (const { word, rest } of buildStage())
      if (word === 'COPY') copy(rest, folder)
      else run(rest, folder)
    const parts = readdirSync(folder).map((name) => ({ part: name, MB: mb(sizeOf(join(folder, name))) }))
    const all = mb(sizeOf(folder))
    console.table(parts.filter(({ MB }) => MB > 0).toSorted((one, other) => other.MB - one.MB))
    const packages = join(folder, 'node_modules')
    const names = readdirSync(packages).flatMap((name) =>
      name.startsWith('@') ? readdirSync(join(packages, name)).map((own) => `${name}/${own}`) : name,
    )
    const largest = names.map((name) => ({ package: name, MB: mb(sizeOf(join(packages, name))) }))
    console.table(largest.toSorted((one, other) => other.MB - one.MB).slice(0, 12))
    console.log(`${all} MB beside Node's image; ${MOST_MB} are promised.`)
    return all <= MOST_MB
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

process.exit(main() ? 0 : 1)

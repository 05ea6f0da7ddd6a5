import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { createChildren } from '@maru/launch/children'
import { ROOT } from '@maru/launch/places'
import { MUTATIONS, type Mutation } from './mutations'

const ALL = '--all'
const KEPT = 'test-results/mutations'
const STEPS = ['unit', 'int'] as const

const children = createChildren()
let restore = () => {}
let isEnding = false

/** `npm run mutations [-- --all words of a rule]`: breaks one rule after the other, one line for each; some test must notice. */
async function main(args: string[]) {
  const began = Date.now()
  const words = args.filter((each) => each !== ALL)
  const env = { ...process.env, ...(words.length < args.length && { MARU_TEST_ALL: '1' }) }
  const chosen = MUTATIONS.filter(({ rule }) => words.every((word) => rule.includes(word)))
  const reasons = chosen.length === 0 ? ['No rule has these words.'] : chosen.flatMap(reasonsAgainst)
  if (reasons.length > 0) {
    say([...new Set(reasons)].join('\n'))
    return false
  }
  rmSync(join(ROOT, KEPT), { recursive: true, force: true })
  if (!(await passUnbroken(chosen, env))) return false

  let noticed = 0
  for (const mutation of chosen) if (await isNoticed(mutation, env)) noticed += 1
  const missed = chosen.length - noticed
  if (missed > 0) say(`\nWhat was printed is in ${KEPT}.`)
  say(`\n${noticed} noticed, ${missed} not, in ${((Date.now() - began) / 60_000).toFixed(1)} minutes`)
  return missed === 0
}

const say = (text: string) => process.stdout.write(`${text}\n`)
const secondsSince = (began: number) => `${((Date.now() - began) / 1000).toFixed(0)} s`

function reasonsAgainst({ file, find, seenBy }: Mutation): string[] {
  const missing = [file, seenBy].filter((path) => !existsSync(join(ROOT, path)))
  if (missing.length > 0) return missing.map((path) => `There is no ${path}.`)
  const places = readFileSync(join(ROOT, file), 'utf8').split(find).length - 1
  const status = execFileSync('git', ['status', '--porcelain', '--', file], { cwd: ROOT, encoding: 'utf8' })
  return [
    ...(places === 1 ? [] : [`${file} has this ${places} times, not once: ${find.trim()}`]),
    ...(status === '' ? [] : [`${file} has changes that are not committed.`]),
  ]
}

/** What fails already would seem to notice. */
async function passUnbroken(chosen: readonly Mutation[], env: NodeJS.ProcessEnv) {
  const began = Date.now()
  for (const step of STEPS) {
    const files = new Set(chosen.filter((each) => each.step === step).map(({ seenBy }) => seenBy))
    if (files.size === 0) continue
    const { code, output } = await runTests(step, [...files], env)
    if (code === 0) continue
    say(`${output}\nNothing is broken yet, and these tests fail.`)
    return false
  }
  say(`Unbroken, the tests pass (${secondsSince(began)}).\n`)
  return true
}

async function isNoticed(mutation: Mutation, env: NodeJS.ProcessEnv) {
  const { rule, step, seenBy } = mutation
  const began = Date.now()
  breakRule(mutation)
  const ended = await runTests(step, [seenBy], env).finally(() => restore())
  const hasFailed = namesFailedTest(ended.output, seenBy)
  if (ended.code !== 0 && hasFailed) {
    say(`✓ ${rule} (${seenBy}, ${secondsSince(began)})`)
    return true
  }
  mkdirSync(join(ROOT, KEPT), { recursive: true })
  writeFileSync(join(ROOT, KEPT, `${basename(seenBy, '.test.ts')}.txt`), ended.output)
  if (ended.code !== 0) say(`? ${rule}: the tests did not run`)
  else say(`✗ ${rule}: not noticed${hasFailed ? ' by the second run' : ''}`)
  return false
}

function breakRule({ file, find, replace }: Mutation) {
  const path = join(ROOT, file)
  const whole = readFileSync(path, 'utf8')
  restore = () => {
    writeFileSync(path, whole)
    restore = () => {}
  }
  writeFileSync(
    path,
    whole.replace(find, () => replace),
  )
}

/** A file that cannot be loaded, or a hook that fails, has such a line too, but without a test and without their number. */
function namesFailedTest(output: string, file: string) {
  const isOfTest = (line: string) => /^\s*FAIL\s/.test(line) && line.includes(`${file} > `)
  return /^\s*Tests\s+[1-9]\d* failed/m.test(output) && output.split('\n').some(isOfTest)
}

async function runTests(step: Mutation['step'], files: readonly string[], env: NodeJS.ProcessEnv) {
  let output = ''
  const command = [process.execPath, 'dev/test.mjs', step, '--', ...files]
  const onText = (text: string) => void (output += text)
  const { code } = await children.start(step, command, { cwd: ROOT, env, onText, outputFd: undefined }).ended
  // Nothing more is broken while the program is being ended.
  if (isEnding) await new Promise(() => {})
  return { code, output: stripVTControlCharacters(output) }
}

process.once('exit', () => restore())
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    isEnding = true
    restore()
    void children.stopAll(60_000).finally(() => process.exit(130))
  })

main(process.argv.slice(2)).then(
  (isFine) => process.exit(isFine ? 0 : 1),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { filesOf, oneLine } from '~/tests/support/repository'

const LAW = 'docs/product'
const DECISIONS = 'docs/decisions'

const pages = readdirSync(LAW)
  .filter((name) => name !== 'README.md')
  .map((name) => ({ name, text: readFileSync(`${LAW}/${name}`, 'utf8') }))
const rulesOf = (text: string) => [...text.matchAll(/^- \*\*([A-Z]\d+) /gm)].map(([, id = '']) => id)
const rules = pages.flatMap(({ text }) => rulesOf(text))
const decisions = readdirSync(DECISIONS).filter((name) => name !== 'README.md')

const cited = filesOf(['src', 'collections', 'dev', 'tests', 'docs', '.']).map((file) => ({
  file,
  text: oneLine(readFileSync(file, 'utf8')),
}))

/** Every match of a pattern, with its file; the pattern's first group is what was cited. */
const found = (pattern: RegExp, from = cited) =>
  from.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([, what = '']) => ({ file, what })))

describe('rules', () => {
  test('have a number each', () => {
    expect(rules.length).toBeGreaterThan(200)
    expect(rules.filter((id, at) => rules.indexOf(id) !== at)).toEqual([])
  })

  test('are on the page that the index gives', () => {
    const index = readFileSync(`${LAW}/README.md`, 'utf8')
    const rows = [...index.matchAll(/^\| \[(\w+\.md)\].*\| ([^|]+) \|$/gm)]
    const listed = rows.map(([, name, ids = '']) => ({ name, ids: ids.split(', ').flatMap(between).sort() }))
    const real = pages.map(({ name, text }) => ({ name, ids: rulesOf(text).sort() }))
    expect(listed.sort(byName)).toEqual(real.sort(byName))
  })
})

describe('a citation', () => {
  test('of a rule names one that exists', () => {
    const lists = found(/\brules? ([A-Z]\d+(?:(?:, | and |, and |–)[A-Z]\d+)*)/g)
    const inLaw = found(/\b([PCMTLSADQN]\d{1,2})\b/g, cited.filter(isLaw))
    const ids = [...lists, ...inLaw].flatMap(({ file, what }) =>
      [...what.matchAll(/[A-Z]\d+/g)].map(([id]) => ({ file, id })),
    )
    expect(ids.length).toBeGreaterThan(400)
    expect(ids.filter(({ id }) => !rules.includes(id))).toEqual([])
  })

  test('of a decision names one that exists', () => {
    const numbers = found(/(?:docs\/decisions\/|\bdecisions? )(\d{3})\b/g)
    expect(numbers.length).toBeGreaterThan(40)
    const known = decisions.map((name) => name.slice(0, 3))
    expect(numbers.filter(({ what }) => !known.includes(what))).toEqual([])
  })

  test('of a decision in code names one that holds', () => {
    const withdrawn = decisions
      .filter((name) => readFileSync(`${DECISIONS}/${name}`, 'utf8').includes('· withdrawn'))
      .map((name) => name.slice(0, 3))
    const inCode = cited.filter(({ file }) => !file.startsWith('docs/'))
    const numbers = found(/docs\/decisions\/(\d{3})\b/g, inCode)
    expect(numbers.filter(({ what }) => withdrawn.includes(what))).toEqual([])
  })

  test('names no document outside the repository', () => {
    const old =
      /\b(specs? \d|rulings? [A-Z]?\d|[Ii]ssue \d|reference: [A-Z][a-z]|[Tt]he spec(?:ification)?(?:['’]s)?\b)/g
    expect(found(old)).toEqual([])
  })
})

describe('a decision', () => {
  test('has a date and a status, and is in the index', () => {
    const index = readFileSync(`${DECISIONS}/README.md`, 'utf8')
    const texts = decisions.map((name) => ({ name, text: readFileSync(`${DECISIONS}/${name}`, 'utf8') }))
    expect(
      texts.filter(
        ({ text }) => !/^# \d{3} .+\n\n\d{4}-\d\d-\d\d · (?:accepted|replaced|withdrawn)/.test(text),
      ),
    ).toEqual([])
    expect(decisions.filter((name) => !index.includes(`](${name})`))).toEqual([])
  })

  test('names files that exist', () => {
    const paths = found(/`((?:src|collections|dev|tests|docs)\/[^`\s{}*]+\.\w+)`/g, cited.filter(isDecision))
    expect(paths.length).toBeGreaterThan(10)
    expect(paths.filter(({ what }) => !existsSync(what))).toEqual([])
  })
})

function isLaw({ file }: { file: string }) {
  return file.startsWith(`${LAW}/`)
}

function isDecision({ file }: { file: string }) {
  return file.startsWith(`${DECISIONS}/`)
}

function byName(a: { name?: string }, b: { name?: string }) {
  return (a.name ?? '').localeCompare(b.name ?? '')
}

/** 'M14–M17' as M14, M15, M16, M17; a lone id as itself. */
function between(range: string): string[] {
  const [from = '', to = from] = range.trim().split('–')
  const [first, last] = [from, to].map((id) => Number(id.slice(1)))
  if (first === undefined || last === undefined) return []
  return Array.from({ length: last - first + 1 }, (_, at) => `${from.charAt(0)}${first + at}`)
}

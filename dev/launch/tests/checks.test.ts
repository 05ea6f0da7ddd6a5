import { describe, expect, it } from 'vitest'
import { readArguments } from '~/dev/launch/check-arguments.mjs'
import { closingLine, countsOf } from '~/dev/launch/check-counts.mjs'
import { databaseSentence } from '~/dev/launch/database-check.mjs'
import { Failure, machineTrouble, sentenceFor } from '~/dev/launch/failure.mjs'
import { notableLines } from '~/dev/launch/notable.mjs'

const STEPS = ['format', 'lint', 'unit', 'e2e']

describe('the steps of npm test', () => {
  it('are all run when none is named', () => {
    expect(readArguments([], STEPS)).toEqual({ names: STEPS, filters: [], onlyChanged: false })
  })

  it('are run in their own order, and what follows -- goes to the test programs', () => {
    expect(readArguments(['unit', 'format', '--', 'money'], STEPS)).toEqual({
      names: ['format', 'unit'],
      filters: ['money'],
      onlyChanged: false,
    })
  })

  it('are asked for what changed alone', () => {
    expect(readArguments(['unit', '--changed'], STEPS)).toEqual({
      names: ['unit'],
      filters: [],
      onlyChanged: true,
    })
  })

  it('are listed when one is named that does not exist', () => {
    expect(() => readArguments(['units'], STEPS)).toThrow(
      'There is no step "units". The steps are format, lint, unit, e2e.',
    )
  })
})

describe('the counts of npm test', () => {
  it.each([
    ['vitest', { numPassedTests: 7, numFailedTests: 2 }, 1, { passed: 7, failed: 2 }],
    ['Playwright', { stats: { expected: 5, flaky: 1, unexpected: 3 } }, 1, { passed: 6, failed: 3 }],
    ['a run that broke off', { numPassedTests: 7, numFailedTests: 0 }, 1, { passed: 7, failed: 1 }],
    ['a run that found no test', { numPassedTests: 0, numFailedTests: 0 }, 0, { passed: 0, failed: 1 }],
    ['a run without a report', {}, 1, { passed: 0, failed: 1 }],
  ])('are read from %s', (_, report, exitCode, counts) => {
    expect(countsOf(report, exitCode)).toEqual(counts)
  })

  it('are added up in the closing line', () => {
    const results = [
      { passed: 1, failed: 0 },
      { passed: 40, failed: 2 },
    ]
    expect(closingLine(results)).toBe('41 passed, 2 failed')
  })
})

describe('failures', () => {
  it.each([
    [new Failure('Plain.'), 'Plain.'],
    [Object.assign(new Error('x'), { code: 'ENOSPC' }), 'The disk is full. Free some space and start again.'],
    [
      Object.assign(new Error('x'), { code: 'EACCES', path: '/data/x' }),
      'Maru has no permission to use /data/x. Give this account access to it.',
    ],
    [new Error('surprise'), null],
  ])('have a sentence: %s', (error, sentence) => {
    expect(sentenceFor(error)).toBe(sentence)
  })

  it('of the machine are seen in what a program printed last', () => {
    expect(machineTrouble('FATAL: could not write: No space left on device')).toMatch(/^The disk is full/)
    expect(machineTrouble('TypeError: x is not a function')).toBeNull()
  })

  it.each([
    [
      { code: 'ECONNREFUSED' },
      'The database at db:5432/shop cannot be used: nothing answers there. Check DATABASE_URL.',
    ],
    [
      { code: '28P01' },
      'The database at db:5432/shop cannot be used: the user name or password is wrong. Check DATABASE_URL.',
    ],
    [{ message: 'odd.' }, 'The database at db:5432/shop cannot be used: odd. Check DATABASE_URL.'],
  ])('of a database never show its password: %o', (error, sentence) => {
    expect(databaseSentence(error, 'postgres://maru:geheim@db:5432/shop')).toBe(sentence)
  })

  it('of a child are passed on line by line, none twice in a row and only a few a minute', () => {
    const said: string[] = []
    const hear = notableLines(
      'web',
      (text: string) => said.push(text),
      () => 0,
    )
    hear('✓ Ready\nError: one\nError: one\n')
    for (const number of [2, 3, 4, 5, 6, 7]) hear(`Error: ${number}\n`)
    expect(said).toEqual(['[web] Error: one', ...[2, 3, 4, 5].map((number) => `[web] Error: ${number}`)])
  })
})

import { expect, test } from 'vitest'
import { allLines } from '~/tests/support/budget/budget-files'
import { UNCOUNTED } from '~/tests/support/budget/uncounted'
import { actionNames, loopNames, routeNames } from '~/tests/support/budget/sources'

test('every route, server action and worker loop has a line in the budget, or a reason why not', async () => {
  const all = [...routeNames(), ...actionNames(), ...loopNames().map((name) => `loop ${name}`)]
  const lines = new Set([...allLines(), ...Object.keys(UNCOUNTED)])
  expect(all.length).toBeGreaterThan(80)
  expect(all.filter((name) => !lines.has(name))).toEqual([])
})

test('no reason is given for what is gone, or for what is counted', async () => {
  const all = new Set([...routeNames(), ...actionNames()])
  const counted = new Set(allLines())
  expect(Object.keys(UNCOUNTED).filter((name) => !all.has(name) || counted.has(name))).toEqual([])
})

test('no line is left of what is gone', async () => {
  const all = [...routeNames(), ...actionNames(), ...loopNames().map((name) => `loop ${name}`)]
  const stale = allLines().filter((name) => !all.includes(name) && !/^read |^loop .*, with /.test(name))
  expect(stale).toEqual([])
})

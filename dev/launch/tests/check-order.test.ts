import { expect, it } from 'vitest'
import { groupsOf, runGroup } from '~/dev/launch/check-order.mjs'

it('puts the steps that read only side by side, the others after them one by one', () => {
  expect(
    groupsOf(['format', 'lint', 'types', 'dead-code', 'unit', 'packages', 'int', 'build', 'e2e']),
  ).toEqual([['unit', 'packages', 'lint', 'types', 'format', 'dead-code'], ['int'], ['build'], ['e2e']])
  expect(groupsOf(['int'])).toEqual([['int']])
})

/** Steps that end when they are told to, and what became of them. */
function steps() {
  const told: string[] = []
  const ends = new Map<string, (failed: number) => void>()
  const runOne = (name: string) =>
    new Promise<{ passed: number; failed: number; tell: () => void }>((resolve) =>
      ends.set(name, (failed) => resolve({ passed: 1, failed, tell: () => told.push(name) })),
    )
  const end = async (name: string, failed = 0) => {
    ends.get(name)?.(failed)
    await new Promise(setImmediate)
  }
  return { told, running: () => [...ends.keys()], runOne, end }
}

it('runs no more of them at once than there are cores, and tells of each when it ends', async () => {
  const { told, running, runOne, end } = steps()
  const done = runGroup(['a', 'b', 'c'], { runOne, stopOthers: async () => {}, width: 2 })
  expect(running()).toEqual(['a', 'b'])
  await end('b')
  expect(running()).toEqual(['a', 'b', 'c'])
  await end('c')
  await end('a')
  expect(await done).toHaveLength(3)
  expect(told).toEqual(['b', 'c', 'a'])
})

it('starts nothing after the first that fails, ends the others, and tells of that one alone', async () => {
  const { told, running, runOne, end } = steps()
  const done = runGroup(['a', 'b', 'c'], { runOne, stopOthers: () => end('a', 1), width: 2 })
  await end('b', 3)
  expect(await done).toEqual([{ passed: 1, failed: 3 }])
  expect([told, running()]).toEqual([['b'], ['a', 'b']])
})

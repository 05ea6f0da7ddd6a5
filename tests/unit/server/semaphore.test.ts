import { expect, test } from 'vitest'
import { Busy, createSemaphore, createSemaphorePerOwner } from '@/server/storage/semaphore'

/** Work that has begun waits to be let go, in any order. */
function work() {
  const began: string[] = []
  const open = new Map<string, () => void>()
  const of = (name: string) => () => {
    began.push(name)
    return new Promise<string>((resolve) => open.set(name, () => resolve(name)))
  }
  const moment = () => new Promise((resolve) => setTimeout(resolve))
  const end = async (name: string) => {
    await moment()
    open.get(name)?.()
    await moment()
  }
  return { began, of, end }
}

test('no more run at once than may, and the rest follow in order', async () => {
  const through = createSemaphore({ atOnce: 2 })
  const { began, of, end } = work()
  const all = ['a', 'b', 'c', 'd'].map((name) => through(of(name)))
  await end('')
  expect(began).toEqual(['a', 'b'])
  await end('b')
  expect(began).toEqual(['a', 'b', 'c'])
  for (const name of ['a', 'c', 'd']) await end(name)
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd'])
})

test('one more than may wait is Busy, and comes in when there is room again', async () => {
  const through = createSemaphore({ atOnce: 1, waiting: 1 })
  const { began, of, end } = work()
  const all = [through(of('a')), through(of('b'))]
  await expect(through(of('c'))).rejects.toThrow(Busy)
  await end('a')
  all.push(through(of('d')))
  await end('b')
  await end('d')
  expect(await Promise.all(all)).toEqual(['a', 'b', 'd'])
  expect(began).toEqual(['a', 'b', 'd'])
})

test('one owner has a share, of what waits too, and others have the rest', async () => {
  const through = createSemaphore({ atOnce: 1, waiting: 3, ofOneOwner: 2 })
  const { of, end } = work()
  const all = [through(of('a'), 'x'), through(of('b'), 'x')]
  await expect(through(of('c'), 'x')).rejects.toThrow(Busy)
  all.push(through(of('d'), 'y'))
  await end('a')
  all.push(through(of('e'), 'x'))
  for (const name of ['b', 'd', 'e']) await end(name)
  expect(await Promise.all(all)).toEqual(['a', 'b', 'd', 'e'])
})

test('whether there is room is known before one comes', async () => {
  const through = createSemaphore({ atOnce: 2, waiting: 0, ofOneOwner: 1 })
  const { of, end } = work()
  const room = () => [through.hasRoom('x'), through.hasRoom('y')]
  const all = [through(of('a'), 'x')]
  expect(room()).toEqual([false, true])
  all.push(through(of('b'), 'y'))
  expect(room()).toEqual([false, false])
  for (const name of ['a', 'b']) await end(name)
  await Promise.all(all)
  expect(room()).toEqual([true, true])
})

test('each owner has slots of their own, and waits for nobody else', async () => {
  const through = createSemaphorePerOwner({ atOnce: 1, waiting: 1 })
  const { began, of, end } = work()
  const all = [through(of('a'), 'x'), through(of('b'), 'x'), through(of('c'), 'y')]
  await expect(through(of('d'), 'x')).rejects.toThrow(Busy)
  expect(began).toEqual(['a', 'c'])
  await end('a')
  expect(began).toEqual(['a', 'c', 'b'])
  for (const name of ['b', 'c']) await end(name)
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c'])
})

test('work that fails, at once or later, and who is sent away keep no place', async () => {
  const through = createSemaphore({ atOnce: 1, waiting: 0, ofOneOwner: 1 })
  const { of, end } = work()
  const fails = () => {
    throw new Error('at once')
  }
  await expect(through(fails, 'x')).rejects.toThrow('at once')
  await expect(through(() => Promise.reject(new Error('later')), 'x')).rejects.toThrow('later')
  const running = through(of('a'), 'x')
  await expect(through(of('b'), 'y')).rejects.toThrow(Busy)
  await end('a')
  expect(await running).toBe('a')
  const next = through(of('c'), 'y')
  await end('c')
  expect(await next).toBe('c')
})

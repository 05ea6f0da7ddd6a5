import { createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openWorld } from '~/tests/support/open-world'
import { openShop, type Shop } from '~/tests/support/shop'
import { ask } from '~/tests/support/search-contract/products'

/** How one that does not answer as it should is met. What an engine finds is tried with a real one in `engine-contract.test.ts`. */
const WAYS: [string, (socket: Socket) => void][] = [
  ['says nothing', () => undefined],
  ['hangs up', (socket) => socket.destroy()],
  ['says something else', (socket) => socket.end('HTTP/1.1 503 Service Unavailable\r\n\r\n')],
  ['says nonsense', (socket) => socket.write(Buffer.alloc(4_096, 0xff))],
]

let shop: Shop
beforeAll(async () => {
  shop = openShop(await openWorld())
  await shop.list({ en: 'Hornbeam bench' })
  await ask("insert into search.engine (copy, stamp) values ('goods_a', 1)")
})
afterAll(() => {
  delete process.env.SEARCH_URL
  vi.useRealTimers()
})

test('where an engine does not answer, Postgres does, and the log says so once', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.useFakeTimers({ toFake: ['Date'] })
  let answer: (socket: Socket) => void = () => undefined
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => undefined))
    answer(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  process.env.SEARCH_URL = `mysql://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`

  for (const [way, how] of WAYS) {
    answer = how
    const before = sockets.length
    // It is asked again some seconds after it was away, and then not for a while.
    vi.setSystemTime(Date.now() + 6_000)
    const began = performance.now()
    expect(await Promise.all([1, 2, 3].map(() => shop.find('hornbeam'))), way).toEqual(
      [1, 2, 3].map(() => ['Hornbeam bench']),
    )
    expect(performance.now() - began, way).toBeLessThan(4_000)
    const asked = sockets.length
    expect(asked, way).toBeGreaterThan(before)
    expect(await shop.find('hornbeam'), way).toEqual(['Hornbeam bench'])
    expect(sockets.length, way).toBe(asked)
  }
  expect(said.mock.calls).toEqual([
    [
      expect.stringMatching(
        /^The search engine is away \((?:ETIMEDOUT|no answer within 1000 ms)\); Postgres answers/,
      ),
    ],
  ])
  for (const socket of sockets) socket.destroy()
  server.close()
  vi.setSystemTime(Date.now() + 6_000)
  // Nobody listens there any more.
  expect(await shop.find('hornbeam')).toEqual(['Hornbeam bench'])
})

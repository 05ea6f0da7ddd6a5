import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { hasRedis, openRedis } from '~/tests/support/redis/server'
import { makePage, openWebSide, type WebSide } from '~/tests/support/redis/web-side'

let last = 0
let key = ''
beforeEach(() => {
  key = `/en/product/${(last += 1)}`
})

const make = (side: WebSide, html: string, tags?: string) => makePage(side, key, html, tags)

/** Asks again until the other server has it: sharing waits for nobody. */
const arrivesAt = (side: WebSide, html: string) =>
  vi.waitFor(async () => expect((await side.get(key)).html).toBe(html), { timeout: 5_000 })

describe.skipIf(!hasRedis)('a server that goes away', () => {
  let alone: Awaited<ReturnType<typeof openRedis>>
  let side: WebSide
  beforeEach(async () => {
    alone = await openRedis()
    side = await openWebSide({ url: alone.url })
  })
  afterEach(async () => {
    await side.close()
    await alone.close()
  })
  const lines = (word: string) => side.said.filter((line) => line.includes(word))

  test('leaves pages to each, is said once, and is used again when it is back', async () => {
    await make(side, 'A faucet')
    await alone.kill()
    expect((await side.get(key)).html).toBe('A faucet')
    await side.clear(['products'])
    expect((await side.get(key)).html).toBeNull()
    await make(side, 'Made here')
    expect(await side.get(key)).toMatchObject({ html: 'Made here', from: 'hit' })
    await wait(1_000)
    expect(lines('is away')).toHaveLength(1)
    await alone.start()
    await vi.waitFor(() => expect(lines('answers again')).toHaveLength(1), 10_000)
    const second = await openWebSide({ url: alone.url })
    onTestFinished(() => second.close())
    // A page that was begun before the clears of the meantime were sent is not shared.
    await vi.waitFor(async () => {
      key = `${key}-new`
      await make(side, 'Shared again')
      expect((await second.get(key)).from).toBe('shared')
    }, 5_000)
  })

  test('is told what was cleared meanwhile before anything of it is shown', async () => {
    const second = await openWebSide({ url: alone.url })
    onTestFinished(() => second.close())
    await make(side, 'Old price', 'products,product:9')
    await arrivesAt(second, 'Old price')
    alone.freeze()
    await side.clear(['product:9'])
    alone.thaw()
    await vi.waitFor(async () => expect((await side.get('/en/none')).ms).toBeLessThan(200))
    await wait(1_500)
    expect((await side.get(key)).html).toBeNull()
  })

  test('lets nobody wait while it hangs', async () => {
    alone.freeze()
    onTestFinished(() => void alone.thaw())
    const first = await side.get(key)
    expect([first.html, first.ms < 2_000]).toEqual([null, true])
    const second = await side.get(`${key}-b`)
    expect(second.ms).toBeLessThan(first.ms / 2)
    await vi.waitFor(() => expect(lines('is away')).toHaveLength(1), 15_000)
  })
})

test('without an address there is nothing of it', async () => {
  const side = await openWebSide()
  onTestFinished(() => side.close())
  await make(side, 'A faucet')
  expect(await side.get(key)).toMatchObject({ html: 'A faucet', from: 'hit' })
  expect(side.said).toEqual([])
})

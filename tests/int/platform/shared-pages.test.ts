import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { createClient } from '@redis/client'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { hasRedis, openRedis } from '~/tests/support/redis/server'
import { makePage, openWebSide, page, type WebSide } from '~/tests/support/redis/web-side'

type Options = Parameters<typeof openWebSide>[0]

let redis: Awaited<ReturnType<typeof openRedis>>
let one: WebSide
let other: WebSide
let last = 0
let key = ''

beforeAll(async () => {
  if (!hasRedis) return
  redis = await openRedis()
  ;[one, other] = await Promise.all([openWebSide({ url: redis.url }), openWebSide({ url: redis.url })])
})
afterAll(async () => {
  if (!hasRedis) return
  await Promise.all([one.close(), other.close()])
  await redis.close()
})
beforeEach(() => {
  key = `/en/product/${(last += 1)}`
})

/** As a visitor's request does it: asked for, made, kept. */
const make = (side: WebSide, html: string, tags?: string) => makePage(side, key, html, tags)

/** Asks again until the other server has it: sharing waits for nobody. */
const arrivesAt = (side: WebSide, html: string) =>
  vi.waitFor(async () => expect((await side.get(key)).html).toBe(html), { timeout: 5_000 })

async function openSide(options: Options = {}) {
  const side = await openWebSide({ url: redis.url, ...options })
  onTestFinished(() => side.close())
  return side
}

async function withClient<T>(work: (client: ReturnType<typeof createClient>) => Promise<T>) {
  const client = createClient({ url: redis.url })
  await client.connect()
  try {
    return await work(client as never)
  } finally {
    client.destroy()
  }
}
const keys = () => withClient((client) => client.keys('maru:pages:*:page:*'))

describe.skipIf(!hasRedis)('a page that one web server has made', () => {
  test('is answered by the other as it is, and from its own memory from then on', async () => {
    await make(one, 'A faucet')
    await arrivesAt(other, 'A faucet')
    expect(await other.get(key)).toMatchObject({
      from: 'hit',
      status: 200,
      data: 'data of A faucet',
      segments: [['/_tree', 'tree of A faucet']],
      headers: { 'x-next-cache-tags': 'products' },
      isOld: false,
    })
  })

  test('is not shown by the other once what it shows has changed', async () => {
    await make(one, 'Old price', 'products,product:1')
    await arrivesAt(other, 'Old price')
    await one.clear(['product:1'])
    const third = await openSide()
    expect((await third.get(key)).html).toBeNull()
    await make(third, 'New price', 'products,product:1')
    await arrivesAt(one, 'New price')
  })

  test('is shared no more after a clear that the other has sent', async () => {
    await make(one, 'A sink', 'products,card:1')
    await vi.waitFor(async () => expect((await other.get(key)).html).toBe('A sink'))
    await other.clear(['card:1'])
    expect((await other.get(key)).html).toBeNull()
    await make(other, 'A sink, sold out', 'products,card:1')
    const third = await openSide()
    await arrivesAt(third, 'A sink, sold out')
  })

  test('is not kept where it was cleared while it was being made, wherever that was (rule Q15)', async () => {
    await one.get(key)
    await wait(5)
    await other.clear(['product:3'])
    await one.set(key, page('Made of what was before', 'products,product:3'))
    await wait(300)
    expect((await other.get(key)).html).toBeNull()
  })

  test('with an older count is shown once more, while it is made anew', async () => {
    await make(one, '7 orders', 'products,orders:1')
    await vi.waitFor(async () => expect(await keys()).not.toHaveLength(0))
    await wait(300)
    await one.clear(['orders:1'], 3600)
    expect(await other.get(key)).toMatchObject({ html: '7 orders', from: 'shared', isOld: true })
    await other.set(key, page('8 orders', 'products,orders:1'))
    await arrivesAt(one, '8 orders')
  })

  test('lives for its lifetime and not longer', async () => {
    await one.get(key)
    await one.set(key, page('For a second'), 1)
    await vi.waitFor(async () => expect((await other.get(key)).html).toBe('For a second'))
    const third = await openSide()
    await wait(1_100)
    expect((await third.get(key)).html).toBeNull()
    const longest = await withClient(async (client) =>
      Math.max(
        ...(await Promise.all((await client.keys('maru:pages:*:page:*')).map((name) => client.pTTL(name)))),
      ),
    )
    expect(longest).toBeLessThanOrEqual(60_000)
  })
})

describe.skipIf(!hasRedis)('what is shared', () => {
  test.each([404, 500])('is no page with status %d', async (status) => {
    const before = await keys()
    await one.get(key)
    await one.set(key, { ...page('Lost'), status })
    await wait(300)
    expect((await keys()).length).toBeLessThanOrEqual(before.length)
    expect((await other.get(key)).html).toBeNull()
  })

  test('is gone where the page is there no more', async () => {
    await make(one, 'A lamp')
    await arrivesAt(other, 'A lamp')
    await other.set(key, { ...page('Lost', 'not-found-page') })
    const third = await openSide()
    expect((await third.get(key)).html).toBeNull()
  })

  test('is no page that sets a cookie', async () => {
    await one.get(key)
    await one.set(key, {
      ...page('Yours'),
      headers: { 'x-next-cache-tags': 'products', 'set-cookie': 'a=b' },
    })
    await wait(300)
    expect((await other.get(key)).html).toBeNull()
  })

  test('is not found by a server of another build, address or key', async () => {
    await make(one, 'Ours')
    await arrivesAt(other, 'Ours')
    const others = [{ build: 'build-2' }, { site: 'https://other.example' }, { secret: 'x'.repeat(48) }]
    const strangers = await Promise.all(others.map(openSide))
    const found = await Promise.all(strangers.map((side) => side.get(key)))
    expect(found.map(({ html }) => html)).toEqual([null, null, null])
  })

  test('is ignored where it is garbage or was changed, which is said once', async () => {
    const side = await openSide()
    const spoilt: ((value: Buffer) => Buffer)[] = [
      () => Buffer.from('garbage'),
      () => Buffer.alloc(0),
      () => randomBytes(5_000),
      (value) => Buffer.concat([value.subarray(0, -20), randomBytes(20)]),
    ]
    for (const [at, spoil] of spoilt.entries()) {
      key = `/en/spoilt/${at}`
      const before = new Set(await keys())
      await make(one, 'A door')
      await arrivesAt(other, 'A door')
      const name = (await keys()).find((each) => !before.has(each)) ?? ''
      await withClient(async (client) => {
        const value = Buffer.from(String(await client.sendCommand(['GET', name])), 'binary')
        await client.sendCommand(['SET', name, spoil(value), 'PX', '60000'])
      })
      expect((await side.get(key)).html).toBeNull()
    }
    expect(side.said.filter((line) => line.includes('values that are not ours'))).toHaveLength(1)
  })

  test('is ignored where it stands at the key of another page', async () => {
    const before = new Set(await keys())
    await make(one, 'A window')
    await arrivesAt(other, 'A window')
    const [from = ''] = (await keys()).filter((name) => !before.has(name))
    key = `${key}-other`
    await make(one, 'A wall')
    await arrivesAt(other, 'A wall')
    const to = (await keys()).find((name) => !before.has(name) && name !== from) ?? ''
    await withClient((client) => client.sendCommand(['COPY', from, to, 'REPLACE']))
    const side = await openSide()
    expect((await side.get(key)).html).toBeNull()
  })
})

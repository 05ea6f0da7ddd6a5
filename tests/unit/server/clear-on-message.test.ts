import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { TAGS } from '@/domain/pages/cache/page-tags'
import type { BusMessage } from '@/server/db/bus'
import { ownUrl } from '@/server/http/addresses/own-url'
import { clearOnMessage } from '@/server/next/clear-on-message'

type Listener = { onMessage: (message: BusMessage) => void; onConnect: () => void }
const bus = vi.hoisted(() => ({ listener: null as Listener | null }))
vi.mock('@/server/db/bus', () => ({
  subscribe: (listener: Listener) => {
    bus.listener = listener
    return { close: async () => {} }
  },
}))

let cleared: string[][] = []
let failures = 0
/** Answers whose body breaks off. */
let broken = 0
beforeEach(async () => {
  cleared = []
  failures = 0
  broken = 0
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const isOurs = request.headers.authorization === 'Bearer our-key'
    if (failures-- > 0 || !isOurs) return response.writeHead(503).end()
    cleared.push((JSON.parse(Buffer.concat(parts).toString()) as { tags: string[] }).tags)
    if (broken-- > 0) return brokenOff(response)
    response.end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  vi.stubEnv('PORT', String((server.address() as AddressInfo).port))
  vi.stubEnv('INTERNAL_KEY', 'our-key')
  const clearing = clearOnMessage()
  onTestFinished(async () => {
    await clearing.close()
    server.close()
  })
})
afterEach(() => vi.unstubAllEnvs())

describe('a web server', () => {
  test('waits for a dozen second clears at once without a warning of a leak', async () => {
    const warned = vi.fn()
    process.on('warning', warned)
    onTestFinished(() => void process.off('warning', warned))
    for (let n = 0; n < 12; n += 1) bus.listener?.onMessage({ kind: 'clear', tags: ['products'] })
    await vi.waitFor(() => expect(cleared).toHaveLength(2))
    expect(warned).not.toHaveBeenCalled()
  })

  test('clears once more, for pages that were being made meanwhile', async () => {
    bus.listener?.onMessage({ kind: 'clear', tags: ['products'] })
    await vi.waitFor(() => expect(cleared).toHaveLength(1))
    await vi.waitFor(() => expect(cleared).toEqual([['products'], ['products']]), { timeout: 4_000 })
  })

  test('clears everything after every connect: it may have missed a message', async () => {
    bus.listener?.onConnect()
    await vi.waitFor(() => expect(cleared).toEqual([[...TAGS]]))
    bus.listener?.onConnect()
    await vi.waitFor(() => expect(cleared).toHaveLength(2))
  })

  test('clears what a message names, and leaves messages that are for others', async () => {
    bus.listener?.onMessage({ kind: 'wake', loop: 'emails' })
    bus.listener?.onMessage({ kind: 'clear', tags: ['pages', 'settings'] })
    await vi.waitFor(() => expect(cleared).toEqual([['pages', 'settings']]))
  })

  test('clears together what comes while it is busy', async () => {
    bus.listener?.onMessage({ kind: 'clear', tags: ['pages'] })
    for (const tag of ['products', 'comments', 'products'] as const)
      bus.listener?.onMessage({ kind: 'clear', tags: [tag] })
    await vi.waitFor(() => expect(cleared).toEqual([['pages'], ['products', 'comments']]))
  })

  test('tries until it is answered', async () => {
    failures = 2
    bus.listener?.onMessage({ kind: 'clear', tags: ['products'] })
    await vi.waitFor(() => expect(cleared[0]).toEqual(['products']), { timeout: 5_000 })
  })

  test('goes on clearing after an answer that broke off', async () => {
    const real = globalThis.fetch
    vi.stubGlobal('fetch', async (...given: Parameters<typeof fetch>) => {
      const answer = await real(...given)
      // The connection breaks between the head and the body.
      await new Promise((resolve) => setTimeout(resolve, 100))
      return answer
    })
    onTestFinished(() => void vi.unstubAllGlobals())
    broken = 1
    bus.listener?.onMessage({ kind: 'clear', tags: ['pages'] })
    await vi.waitFor(() => expect(cleared.length).toBeGreaterThan(1), { timeout: 3_000 })
    bus.listener?.onMessage({ kind: 'clear', tags: ['products'] })
    await vi.waitFor(() => expect(cleared.flat()).toContain('products'), { timeout: 3_000 })
  })
})

/** Promises a body, sends a part of it and breaks the connection. */
function brokenOff(response: ServerResponse) {
  response.writeHead(200, { 'content-length': '1000' }).write('{')
  setTimeout(() => response.destroy(), 20)
}

test.each([
  [undefined, undefined, 'http://127.0.0.1:3000/fr'],
  ['', '', 'http://127.0.0.1:3000/fr'],
  ['0.0.0.0', '8080', 'http://127.0.0.1:8080/fr'],
  ['::', '8080', 'http://[::1]:8080/fr'],
  ['10.0.0.7', '80', 'http://10.0.0.7:80/fr'],
])('on HOST %s and PORT %s a server reaches itself at %s', (host, port, url) => {
  vi.stubEnv('HOST', host)
  vi.stubEnv('PORT', port)
  expect(ownUrl('/fr')).toBe(url)
})

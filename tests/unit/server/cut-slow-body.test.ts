import { createServer, type RequestListener } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { cutSlowBody } from '@/server/next/cut-slow-body'

const PACE = { grace: 300, bytes: 50, every: 50 }

const open: (() => void)[] = []
afterEach(() => open.splice(0).forEach((close) => close()))

/** Sends a body in parts; the answer, and after how long the connection ended. */
async function send(
  handler: RequestListener,
  length: number,
  parts: AsyncIterable<string | Buffer>,
  connection = 'close',
) {
  const server = createServer((request, response) => {
    cutSlowBody(request, response, PACE)
    handler(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  open.push(() => (socket.destroy(), server.closeAllConnections(), server.close()))
  const began = Date.now()
  const ended = new Promise<{ text: string; after: number }>((resolve) => {
    let text = ''
    socket.on('data', (part) => (text += String(part)))
    socket.on('error', () => undefined)
    socket.on('close', () => resolve({ text, after: Date.now() - began }))
  })
  socket.write(
    `POST / HTTP/1.1\r\nHost: shop\r\nConnection: ${connection}\r\nContent-Length: ${length}\r\n\r\n`,
  )
  void (async () => {
    for await (const part of parts) if (socket.writable) socket.write(part)
  })()
  return ended
}

async function* letters(pause: number) {
  for (let sent = 0; sent < 40; sent += 1) {
    yield 'x'
    await wait(pause)
  }
}

async function* whole(bytes: number) {
  yield Buffer.alloc(bytes)
}

const readAll: RequestListener = (request, response) => {
  request.resume().on('error', () => undefined)
  request.on('end', () => response.end('read'))
}

test('a body that comes letter by letter is cut', async () => {
  const { text, after } = await send(readAll, 1_000, letters(50))
  expect(text).toMatch(/^HTTP\/1\.1 408 [^]*Connection: close/)
  expect(after).toBeLessThan(1_500)
})

test('also where it was answered before its end', async () => {
  const { text, after } = await send((_, response) => response.end('early'), 1_000, letters(50), 'keep-alive')
  expect(text).toMatch(/^HTTP\/1\.1 200 /)
  expect(after).toBeLessThan(1_500)
})

test('a body that comes at once is read', async () => {
  expect((await send(readAll, 500_000, whole(500_000))).text).toMatch(/^HTTP\/1\.1 200 [^]*read$/)
})

test('a sender is not blamed for a handler that begins to read late', async () => {
  const late: RequestListener = (request, response) => void wait(900).then(() => readAll(request, response))
  expect((await send(late, 2_000_000, whole(2_000_000))).text).toMatch(/^HTTP\/1\.1 200 [^]*read$/)
})

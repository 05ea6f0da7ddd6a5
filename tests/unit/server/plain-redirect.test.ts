import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noStore404 } from '@/server/next/no-store-404'
import { plainRedirect } from '@/server/next/plain-redirect'
import { REDIRECT_HEADER } from '@/server/next/redirect-header.mjs'

let server: Server
let url = ''
beforeAll(async () => {
  server = createServer((request, response) => {
    noStore404(response, request.url)
    plainRedirect(response)
    const [, by, status] = (request.url ?? '').split('/')
    if (by === 'page') response.setHeader(REDIRECT_HEADER, 'page')
    response.setHeader('location', '/products')
    if (by === 'renewed') response.appendHeader('location', '/products')
    Object.assign(response, { statusCode: Number(status) }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

test.each([
  ['page', 307, 302, null],
  ['page', 308, 301, 'private, no-store'],
  ['page', 200, 200, null],
  ['route', 307, 307, null],
  ['route', 308, 308, null],
])('a %s that answers %d is sent as %d, kept as %o (rule L27)', async (by, asked, status, kept) => {
  const answer = await fetch(`${url}/${by}/${asked}`, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, kept])
  expect(answer.headers.has(REDIRECT_HEADER)).toBe(false)
})

test('a page that Next has just made anew leads to one place', async () => {
  const { headers } = await fetch(`${url}/renewed/307`, { redirect: 'manual' })
  expect(headers.get('location')).toBe('/products')
})

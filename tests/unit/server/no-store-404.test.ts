import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noStore404 } from '@/server/next/no-store-404'

let server: Server
let url = ''
beforeAll(async () => {
  server = createServer((request, response) => {
    noStore404(response, request.url)
    response.setHeader('Cache-Control', 's-maxage=31536000')
    const [, way, status] = (request.url ?? '').split('/')
    if (way === 'said') response.writeHead(Number(status)).end()
    else Object.assign(response, { statusCode: Number(status) || 200 }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

test.each([
  ['/said/404', 'private, no-store'],
  ['/implied/404', 'private, no-store'],
  ['/said/301', 'private, no-store'],
  ['/implied/301', 'private, no-store'],
  ['/implied/200', 's-maxage=31536000'],
])('%s is answered with %s', async (path, expected) => {
  expect((await fetch(url + path, { redirect: 'manual' })).headers.get('cache-control')).toBe(expected)
})

test('a preview of a page is kept by no cache and read by no search engine (rule L23)', async () => {
  const { headers } = await fetch(`${url}/Admin/Preview/fr/terms`)
  expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual([
    'private, no-store',
    'noindex, nofollow',
  ])
})

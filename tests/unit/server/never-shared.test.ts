import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { neverShared } from '@/server/next/never-shared'
import { noStore404 } from '@/server/next/no-store-404'

let server: Server
let url = ''
beforeAll(async () => {
  server = createServer((request, response) => {
    const [, status, said] = decodeURIComponent(request.url ?? '').split('/')
    noStore404(response, '/')
    neverShared(response)
    response.setHeader('Cache-Control', said ?? '')
    response.writeHead(Number(status)).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

const PAGE = 'public, max-age=0, must-revalidate'
const FILE = 'public, max-age=31536000, immutable'
const OWN = 'private, no-cache, no-store, max-age=0, must-revalidate'

test.each([
  [200, 's-maxage=60, stale-while-revalidate=3540', PAGE],
  [200, 's-maxage=31536000', PAGE],
  [304, 's-maxage=60, stale-while-revalidate=3540', PAGE],
  [307, 's-maxage=60, stale-while-revalidate=3540', PAGE],
  [404, 's-maxage=60, stale-while-revalidate=3540', 'private, no-store'],
  [200, FILE, FILE],
  [200, OWN, OWN],
])('%s with %s is sent with %s (rule Q8)', async (status, said, expected) => {
  const answer = await fetch(`${url}/${status}/${encodeURIComponent(said)}`, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, expected])
})

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { request } from 'node:https'

/** What Next says of a page for everybody (src/server/next/never-shared.ts). */
const PAGE = 'public, max-age=0, must-revalidate'
const VARY =
  'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding'
const FILE = 'public, max-age=31536000, immutable'

type Answer = { status?: number; kept?: string; more?: Record<string, string> }

/** What the shop says of its answers, by path. Each has a number of its own as body. */
const ANSWERS: Record<string, Answer> = {
  '/cart': { kept: 'private, no-cache, no-store, max-age=0, must-revalidate' },
  '/latest/0': { status: 404, kept: 'private, no-store' },
  // Mistakes that the proxy must not keep either.
  '/latest/gone': { status: 404 },
  '/latest/cookie': { more: { 'set-cookie': 'maru_hint=x; Path=/' } },
  '/latest/own': { kept: 'private, no-store' },
  '/latest/moved': { status: 307, more: { location: '/latest' } },
  '/latest/failed': { status: 503 },
  '/img/abc-400': { kept: FILE, more: { vary: 'Accept' } },
  '/img/gone-400': { status: 404, kept: FILE },
  '/_next/static/chunks/a.js': { kept: FILE },
  '/api/session': {},
  '/admin': {},
}

export type Shop = Awaited<ReturnType<typeof openShopBehindProxy>>

/** A web server and a live program that answer with the headers of ours, and note what they were asked. */
export async function openShopBehindProxy() {
  const asked: IncomingMessage[] = []
  const state = { isAway: false }
  let count = 0
  const web = createServer((question, response) => {
    asked.push(question)
    if (state.isAway) return void response.destroy()
    const path = (question.url ?? '').split('?', 1)[0] ?? ''
    answer(response, ANSWERS[path] ?? {}, `${(count += 1)}`)
  })
  const live = createServer((question, response) => {
    asked.push(question)
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    response.write('data: first\n\n')
  })
  const ports = await Promise.all([web, live].map(listen))
  return {
    asked,
    state,
    web: ports[0] ?? 0,
    live: ports[1] ?? 0,
    close: () => [web, live].forEach((server) => (server.closeAllConnections(), server.close())),
  }
}

function answer(response: ServerResponse, { status = 200, kept = PAGE, more = {} }: Answer, body: string) {
  response.writeHead(status, { 'cache-control': kept, vary: VARY, 'content-type': 'text/html', ...more })
  response.end(body)
}

const listen = (server: ReturnType<typeof createServer>) =>
  new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  )

type Got = { status: number; body: string; cache: string | undefined }

/** A request through the proxy; `first` ends with the first part of the body. */
export const through = (port: number, path: string, headers: Record<string, string> = {}, first = false) =>
  new Promise<Got>((resolve, reject) => {
    const name = headers.host ?? 'shop.example'
    const options = { host: '127.0.0.1', port, path, headers: { host: name, ...headers }, servername: name }
    const sent = request({ ...options, rejectUnauthorized: false }, (got) => {
      let body = ''
      const done = () =>
        resolve({ status: got.statusCode ?? 0, body, cache: got.headers['x-cache']?.toString() })
      got.on('data', (part: Buffer) => {
        body += String(part)
        if (!first) return
        done()
        sent.destroy()
      })
      got.on('end', done)
    })
    sent.on('error', reject).setTimeout(20_000, () => sent.destroy(new Error(`Nothing came of ${path}`)))
    sent.end()
  })

import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { Html } from './html'

const LIMIT = 1_000_000

export async function readBody(req: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of req) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size > LIMIT) throw new Error('The request body is larger than 1 MB.')
    chunks.push(bytes)
  }
  return Buffer.concat(chunks).toString('utf8')
}

export async function readForm(req: IncomingMessage): Promise<URLSearchParams> {
  return new URLSearchParams(await readBody(req))
}

export function answer(
  res: ServerResponse,
  status: number,
  type: string,
  body: string | Uint8Array,
  headers: OutgoingHttpHeaders = {},
): void {
  res.writeHead(status, {
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    ...headers,
  })
  res.end(body)
}

export function answerJson(
  res: ServerResponse,
  status: number,
  body: unknown,
  headers?: OutgoingHttpHeaders,
) {
  answer(res, status, 'application/json; charset=utf-8', `${JSON.stringify(body, null, 2)}\n`, headers)
}

/** Pages carry no script. Forms may lead elsewhere (back to the shop), so form-action stays open. */
export function answerPage(res: ServerResponse, status: number, page: Html, policy = ''): void {
  answer(res, status, 'text/html; charset=utf-8', page.text, {
    'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; img-src http: https: data:; base-uri 'none'; frame-ancestors 'none'; ${policy}`,
  })
}

export function redirect(res: ServerResponse, to: string): void {
  res.writeHead(303, { Location: to, 'Cache-Control': 'no-store' })
  res.end()
}

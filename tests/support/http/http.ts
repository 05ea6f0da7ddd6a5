import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as rest from '@/app/(payload)/api/[...slug]/route'

type Handler = (request: Request, args: { params: Promise<{ slug: string[] }> }) => Promise<Response>
const HANDLERS: Record<string, Handler | undefined> = { ...rest }

/** Payload's route on a socket of this machine: what a client sends and gets are real bytes. */
export async function openHttp() {
  // A connection that waits is never ended here: the client might be about to use it.
  const server = createServer({ keepAliveTimeout: 0 }, (incoming, outgoing) => {
    answer(incoming)
      .catch((error: unknown) => Response.json({ message: String(error) }, { status: 599 }))
      .then((response) => send(response, outgoing))
      .catch(() => outgoing.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const close = () =>
    new Promise<void>((resolve) => (server.closeAllConnections(), server.close(() => resolve())))
  return { url, close }
}

/** As Next calls it: the path cut at slashes, each piece decoded; a method without a handler is answered for it. */
async function answer(incoming: IncomingMessage): Promise<Response> {
  const method = incoming.method ?? 'GET'
  const handler = HANDLERS[method]
  const url = new URL(incoming.url ?? '/', process.env.SITE_URL)
  const [, api, ...slug] = url.pathname.split('/')
  if (api !== 'api') return new Response(null, { status: 404 })
  if (!handler) return new Response(null, { status: 405 })
  const headers = Object.entries(incoming.headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  const body = method === 'GET' || method === 'HEAD' ? undefined : await bytesOf(incoming)
  const request = new Request(url, { method, headers, body: body?.length ? body : undefined })
  return handler(request, { params: Promise.resolve({ slug: slug.map(decodeURIComponent) }) })
}

async function bytesOf(incoming: IncomingMessage) {
  const parts: Buffer[] = []
  for await (const part of incoming) parts.push(part as Buffer)
  return new Uint8Array(Buffer.concat(parts))
}

async function send(response: Response, outgoing: ServerResponse) {
  outgoing.writeHead(response.status, [...response.headers].flat())
  outgoing.end(Buffer.from(await response.arrayBuffer()))
}

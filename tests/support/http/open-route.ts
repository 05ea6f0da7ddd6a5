import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { openBrowser } from './browser'

type Handler = (request: Request) => Promise<Response>

/** Route handlers on a socket of this machine, by path; bodies are streamed to them, as Next does. */
export async function openRoutes(routes: Record<string, Handler>) {
  const server = createServer((incoming, outgoing) => {
    answer(routes, incoming, outgoing)
      .catch((error: unknown) => Response.json({ message: String(error) }, { status: 599 }))
      .then((response) => send(response, outgoing))
      .catch(() => outgoing.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () =>
    new Promise<void>((resolve) => (server.closeAllConnections(), server.close(() => resolve())))
  return { port, url: `http://127.0.0.1:${port}`, close }
}

async function answer(routes: Record<string, Handler>, incoming: IncomingMessage, outgoing: ServerResponse) {
  const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host}`)
  const handler = routes[url.pathname]
  if (!handler) return new Response(null, { status: 404 })
  const gone = new AbortController()
  outgoing.on('close', () => gone.abort())
  const { method } = incoming
  const headers = Object.entries(incoming.headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  const body = method === 'GET' ? null : untouched(incoming)
  const init = { method, headers, body, duplex: 'half', signal: gone.signal }
  const [, token] = (incoming.headers.cookie ?? '').split('=')
  return openBrowser(token).within(() => handler(new Request(url, init)))
}

/** Pulls nothing before it is read, as in Next: Node discards what no handler read. */
function untouched(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  let reader: ReadableStreamDefaultReader<Uint8Array> | undefined
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    reader ??= (Readable.toWeb(incoming) as ReadableStream<Uint8Array>).getReader()
    const { done, value } = await reader.read()
    if (done) controller.close()
    else controller.enqueue(value)
  }
  return new ReadableStream({ pull }, { highWaterMark: 0 })
}

async function send(response: Response, outgoing: ServerResponse) {
  outgoing.writeHead(response.status, [...response.headers].flat())
  outgoing.end(Buffer.from(await response.arrayBuffer()))
}

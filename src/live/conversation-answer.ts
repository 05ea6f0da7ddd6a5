import type { IncomingMessage } from 'node:http'
import { conversationRoutes, MAX_MESSAGE_BODY } from '@/features/talk/chat/thread/conversation-routes'
import { memberIn } from '@/server/auth/member-in'

const { list, say, read, typing } = conversationRoutes(
  async ({ headers }) => (await memberIn(headers))?.user ?? null,
)
const ROUTES = new Map([
  ['GET', list],
  ['POST', say],
  ['POST /read', read],
  ['POST /typing', typing],
])
const ADDRESS = /^\/api\/chat\/([^/]+)(\/read|\/typing)?$/

/** What a conversation answers, as in the web server; null where nothing of one is asked. */
export async function conversationAnswer(
  request: IncomingMessage,
  url: URL,
  headers: Headers,
): Promise<Response | null> {
  const { method = 'GET' } = request
  const [, thread = '', part = ''] = ADDRESS.exec(url.pathname) ?? []
  const route = thread ? ROUTES.get(`${method} ${part}`.trim()) : undefined
  if (!route) return null
  const body = method === 'POST' ? await readSome(request) : undefined
  const asked = new Request(url, { method, headers, body })
  return route(asked, { params: Promise.resolve({ thread }) })
}

/** The body, or its beginning where it is larger than any that a route takes: the route refuses it. */
async function readSome(request: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    parts.push(part)
    size += part.length
    if (size > MAX_MESSAGE_BODY) break
  }
  return Buffer.concat(parts)
}

import * as chat from '@/app/api/chat/[thread]/route'
import { openChat } from '@/features/talk/chat/actions'
import { formOf, openBrowser } from '~/tests/support/http/browser'
import type { World } from '~/tests/support/open-world'
import type { Role } from '~/tests/support/roles'

type Handler = (request: Request, context: { params: Promise<never> }) => Promise<Response>
type Asked = { params: object; json?: object | string; site?: string; method?: string; query?: string }
type Message = {
  text: string
  files: { id: string; kind: string; name: string }[]
  order: object | null
}

/** Asks the routes of conversations as each role. */
export function chatRoutes(world: () => World) {
  const as = (role: Role) => openBrowser(role === 'visitor' ? undefined : world().tokens[role])
  const call = (
    role: Role,
    handler: Handler,
    { params, json, site = 'same-origin', method, query = '' }: Asked,
  ) =>
    as(role).within(async () => {
      const body = typeof json === 'object' ? JSON.stringify(json) : json
      const headers = { 'sec-fetch-site': site, ...(body && { 'content-type': 'application/json' }) }
      const request = new Request(`${process.env.SITE_URL}/api/x${query}`, {
        method: method ?? (body ? 'POST' : 'GET'),
        headers,
        body,
      })
      const answer = await handler(request, { params: Promise.resolve(params as never) })
      const bytes = Buffer.from(await answer.arrayBuffer())
      const isJson = answer.headers.get('content-type')?.includes('json') ?? false
      const read = isJson ? (JSON.parse(bytes.toString()) as Record<string, unknown>) : {}
      return { status: answer.status, headers: answer.headers, bytes, json: read }
    })

  const open = async (
    role: Role = 'buyer',
    about: Record<string, string> = { product: world().ids.products.live },
  ) => {
    const { chat } = await as(role).within(() => openChat(formOf({ locale: 'en', ...about })))
    return chat?.thread ?? ''
  }
  const say = (role: Role, thread: string, more: object = {}) =>
    call(role, chat.POST, { params: { thread }, json: { text: 'Hello.', key: crypto.randomUUID(), ...more } })
  const read = async (role: Role, thread: string) =>
    (await call(role, chat.GET, { params: { thread } })).json.messages as Message[]
  return { call, open, say, read }
}

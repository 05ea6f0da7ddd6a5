import * as z from 'zod'
import { isId } from '@/domain/values/id'
import type { Issue } from '@/domain/result'
import { isLocale } from '@/messages/locales'
import type { MemberUser } from '@/server/auth/session/session'
import { writerInThread } from './writer-in'
import { notFound, unreadable } from '@/server/http/refusals'
import { route } from '@/server/http/route'
import { getThread } from './get-thread'
import { listMessages } from './list-messages'
import { markThreadRead } from './mark-thread-read'
import { noteTyping } from './note-typing'
import { deliverMessage } from './deliver-message'

const HEADERS = { 'cache-control': 'private, no-store' }

/** Anything else, such as the times that windows from before this format send, asks for the newest messages. */
const NUMBER = /^\d{1,9}$/

/** 4,000 characters of four bytes, escaped, and the rest. */
export const MAX_MESSAGE_BODY = 64 * 1024

const sending = z.object({
  text: z.string().max(20_000),
  key: z.string(),
  product: z.string().catch(''),
  order: z.string().catch(''),
  files: z.array(z.string()).max(100).catch([]),
  locale: z.string().optional(),
})
const reading = z.object({ seq: z.int().min(0).max(999_999_999) })

const STATUS: Partial<Record<Issue['code'], number>> = {
  'message.tooMany': 429,
  'message.tooManyNew': 429,
  'account.suspended': 403,
  'thread.gone': 403,
  'thread.notActive': 403,
  'thread.blocked': 403,
  'thread.blockedByYou': 403,
}

/**
 * The routes of one conversation, under /api/chat/{thread}. The web server and the live program both serve them
 * (docs/decisions/039); each finds the member of a request in its own way.
 */
export function conversationRoutes(who: (request: Request) => Promise<MemberUser | null>) {
  const rule = { who, from: 'own page', body: 'none', params: ['thread'] } as const

  /** Messages of a thread after or before a number, or the newest, for its members. Everybody else gets 404. */
  const list = route({ ...rule, from: 'anywhere' }, async (request, { params: { thread }, caller: user }) => {
    const asked = new URL(request.url).searchParams
    const locale = localeIn(asked.get('locale'))
    const { member, person } = await writerInThread(thread, user)
    const found = isId(thread) ? await getThread(member, thread, locale) : null
    if (!found) return notFound()
    const number = (name: string) => {
      const value = asked.get(name) ?? ''
      return NUMBER.test(value) ? Number(value) : undefined
    }
    const part = { after: number('after'), before: number('before') }
    const messages = await listMessages(member, thread, locale, { ...part, person })
    const { readSeq, lastSeq, refusal } = found
    return Response.json({ messages, readSeq, lastSeq, refusal }, { headers: HEADERS })
  })

  /** Sends a message: 201 with what was stored, or a sentence. The same key sends once. */
  const say = route({ ...rule, body: { json: MAX_MESSAGE_BODY } }, async (_, given) => {
    const { params, caller, json } = given
    const read = sending.safeParse(json)
    if (!read.success) return unreadable()
    const { locale, ...message } = read.data
    const { member, person } = await writerInThread(params.thread, caller)
    const answer = await deliverMessage(
      member,
      { ...message, thread: params.thread, person },
      localeIn(locale),
    )
    if (answer.sent) return Response.json({ message: answer.sent }, { status: 201, headers: HEADERS })
    const status = answer.code ? (STATUS[answer.code] ?? 422) : 404
    return Response.json({ message: answer.message, detail: answer.detail }, { status, headers: HEADERS })
  })

  /** Notes that the member has seen a conversation up to a number; answers with what is unread in all. */
  const read = route({ ...rule, body: { json: 1024 } }, async (_, { params: { thread }, caller, json }) => {
    const given = reading.safeParse(json)
    if (!given.success) return unreadable()
    if (!isId(thread)) return notFound()
    const unread = await markThreadRead(thread, (await writerInThread(thread, caller)).member, given.data.seq)
    return Response.json({ unread }, { headers: HEADERS })
  })

  /** Shows the other side of a conversation that the member is writing. */
  const typing = route(rule, async (_, { params: { thread }, caller }) => {
    const isOwn = isId(thread) && (await noteTyping(thread, (await writerInThread(thread, caller)).member))
    return isOwn ? new Response(null, { status: 204 }) : notFound()
  })

  return { list, say, read, typing }
}

const localeIn = (asked?: string | null) => {
  const locale = asked ?? ''
  return isLocale(locale) ? locale : 'en'
}

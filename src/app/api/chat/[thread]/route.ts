import * as z from 'zod'
import { isId } from '@/domain/id'
import type { Issue } from '@/domain/result'
import { getThread } from '@/features/chat/get-thread'
import { listMessages } from '@/features/chat/list-messages'
import { send } from '@/features/chat/send'
import { isLocale } from '@/messages/locales'
import { currentMember } from '@/server/auth/session'
import { notFound, unreadable } from '@/server/http/refusals'
import { route } from '@/server/http/route'

export const dynamic = 'force-dynamic'

const HEADERS = { 'cache-control': 'private, no-store' }

/** Anything else, such as the times that windows from before this format send, asks for the newest messages. */
const NUMBER = /^\d{1,9}$/

const READ = { who: currentMember, from: 'anywhere', body: 'none', params: ['thread'] } as const

/** Messages of a thread after or before a number, or the newest, for its members. Everybody else gets 404. */
export const GET = route(READ, async (request, { params: { thread }, caller: user }) => {
  const asked = new URL(request.url).searchParams
  const locale = localeIn(asked.get('locale'))
  const member = String(user.id)
  const found = isId(thread) ? await getThread(member, thread, locale) : null
  if (!found) return notFound()
  const number = (name: string) => {
    const value = asked.get(name) ?? ''
    return NUMBER.test(value) ? Number(value) : undefined
  }
  const part = { after: number('after'), before: number('before') }
  const messages = await listMessages(member, thread, locale, part)
  const { readSeq, lastSeq, refusal } = found
  return Response.json({ messages, readSeq, lastSeq, refusal }, { headers: HEADERS })
})

/** 4,000 characters of four bytes, escaped, and the rest. */
const MAX_BODY = 64 * 1024
const SEND = { ...READ, from: 'own page', body: { json: MAX_BODY } } as const

const body = z.object({
  text: z.string().max(20_000),
  key: z.string(),
  product: z.string().catch(''),
  order: z.string().catch(''),
  files: z.array(z.string()).max(100).catch([]),
  locale: z.string().optional(),
})

const STATUS: Partial<Record<Issue['code'], number>> = {
  'message.tooMany': 429,
  'message.tooManyNew': 429,
  'account.suspended': 403,
  'thread.gone': 403,
  'thread.notActive': 403,
  'thread.blocked': 403,
  'thread.blockedByYou': 403,
}

/** Sends a message: 201 with what was stored, or a sentence. The same key sends once. */
export const POST = route(SEND, async (_, { params: { thread }, caller: user, json }) => {
  const given = body.safeParse(json)
  if (!given.success) return unreadable()
  const { locale, ...sending } = given.data
  const { sent, message, detail, code } = await send(
    String(user.id),
    { ...sending, thread },
    localeIn(locale),
  )
  if (sent) return Response.json({ message: sent }, { status: 201, headers: HEADERS })
  const status = code ? (STATUS[code] ?? 422) : 404
  return Response.json({ message, detail }, { status, headers: HEADERS })
})

const localeIn = (asked?: string | null) => {
  const locale = asked ?? ''
  return isLocale(locale) ? locale : 'en'
}

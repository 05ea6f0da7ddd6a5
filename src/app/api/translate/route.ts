import * as z from 'zod'
import { isId } from '@/domain/values/id'
import { LOCALES } from '@/domain/locale'
import { translateMessage } from '@/features/talk/chat/conversation/translate-message'
import { countTry } from '@/server/auth/throttle'
import { actingOn } from '@/server/auth/selling'
import { currentMember } from '@/server/auth/session/session'
import { notFound, unreadable } from '@/server/http/refusals'
import { route } from '@/server/http/route'
import { translator } from '@/server/talk/translator/translator'

export const dynamic = 'force-dynamic'

const RULE = { who: currentMember, from: 'own page', body: { json: 1024 } } as const

const asked = z.object({ message: z.string().refine(isId), locale: z.enum(LOCALES) })

/**
 * A message of an own conversation in the reader's language (rule T38). 404 for everybody else, and for all where no provider is set; 503
 * where it did not answer; 429 after sixty an hour.
 */
export const POST = route(RULE, async (_, { caller, json }) => {
  const read = asked.safeParse(json)
  if (!read.success) return unreadable()
  if (!translator()) return notFound()
  const { message, locale } = read.data
  const member = String((await actingOn(caller, 'messages', message)).id)
  const stop = await countTry('translate', { account: member })
  if (stop) return new Response(null, { status: 429, headers: { 'retry-after': String(stop.seconds) } })
  const found = await translateMessage(member, message, locale)
  if (!found.isKnown) return notFound()
  return found.text === null ? new Response(null, { status: 503 }) : Response.json({ text: found.text })
})

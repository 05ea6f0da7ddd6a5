import { savePreferences } from '@/server/talk/email/save-preferences'
import { readUnsubscription } from '@/server/talk/email/unsubscribe-link'
import { notFound } from '@/server/http/refusals'
import { route } from '@/server/http/route'

export const dynamic = 'force-dynamic'

const RULE = { who: 'anyone', from: 'anywhere', body: { form: 4 * 1024 }, params: ['sealed'] } as const

/** The one click of a mail program (List-Unsubscribe-Post): off at once and for good (rule T25). */
export const POST = route(RULE, async (_, { params: { sealed } }) => {
  const found = readUnsubscription(sealed)
  const isDone = found && (await savePreferences(found.user, { [found.topic]: false }, 'en'))
  return isDone ? new Response(null, { status: 204 }) : notFound()
})

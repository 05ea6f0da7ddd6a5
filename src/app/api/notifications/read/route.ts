import * as z from 'zod'
import { markReadAbout } from '@/features/talk/notifications/mark-read'
import { currentMember } from '@/server/auth/session/session'
import { unreadable } from '@/server/http/refusals'
import { route } from '@/server/http/route'

export const dynamic = 'force-dynamic'

const RULE = { who: currentMember, from: 'own page', body: { json: 4096 } } as const
const body = z.object({
  about: z
    .array(z.string().regex(/^[a-z-]{0,30}:[\w-]{1,36}$/))
    .min(1)
    .max(20),
  until: z.iso.datetime(),
})

/** Marks the member's own notifications about these subjects as read that the page has shown. */
export const POST = route(RULE, async (_, { caller: user, json }) => {
  const given = body.safeParse(json)
  if (!given.success) return unreadable()
  await markReadAbout(String(user.id), given.data.about, new Date(given.data.until))
  return new Response(null, { status: 204, headers: { 'cache-control': 'private, no-store' } })
})

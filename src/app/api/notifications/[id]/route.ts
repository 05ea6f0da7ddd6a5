import { refreshHintCookie } from '@/server/auth/session/session-start'
import { openNotification } from '@/features/talk/notifications/mark-read'
import { isLocale, localePath } from '@/messages/locales'
import { notFound } from '@/server/http/refusals'
import { route } from '@/server/http/route'
import { loginPath } from '@/ui/auth/auth-path'
import { currentMember } from '@/server/auth/session/session'

export const dynamic = 'force-dynamic'

const RULE = { who: 'anyone', from: 'anywhere', body: 'none', params: ['id'] } as const

/** Marks a notification as read and redirects to its subject. Another member's notification is 404. */
export const GET = route(RULE, async (request, { params: { id } }) => {
  const asked = new URL(request.url).searchParams.get('locale') ?? undefined
  const locale = isLocale(asked) ? asked : 'en'
  const member = await currentMember()
  if (!member) return goTo(loginPath(locale, '/notifications'))
  const href = await openNotification(String(member.id), id)
  if (!href) return notFound()
  await refreshHintCookie()
  return goTo(localePath(locale, href))
})

const goTo = (location: string) =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'private, no-store' } })

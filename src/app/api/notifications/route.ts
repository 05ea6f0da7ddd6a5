import { timeZoneOf } from '@/features/selling/dashboard/time-zone'
import { listFeed } from '@/features/talk/notifications/list-feed'
import { isLocale } from '@/messages/locales'
import { currentMember } from '@/server/auth/session/session'
import { route } from '@/server/http/route'
import { getTranslations } from '@/server/texts/translations'
import type { Feed } from '@/ui/frame/notifications/feed'

export const dynamic = 'force-dynamic'

const RULE = { who: currentMember, from: 'anywhere', body: 'none' } as const

/** What the bell shows a member, in `?locale=`: recent notifications, newest first. Messages have a number of their own (rule T26). */
export const GET = route(RULE, async (request, { caller: { id, country } }) => {
  const asked = new URL(request.url).searchParams.get('locale') ?? ''
  const locale = isLocale(asked) ? asked : 'en'
  const until = new Date().toISOString()
  const timeZone = timeZoneOf(country)
  const entries = await listFeed(String(id), locale, timeZone)
  const none = getTranslations({ locale, namespace: 'notifications' })('none')
  const feed: Feed = { entries, none, until }
  return Response.json(feed, { headers: { 'cache-control': 'private, no-store' } })
})

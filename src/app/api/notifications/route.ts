import { timeZoneOf } from '@/features/dashboard/time-zone'
import { listUnread } from '@/features/inbox/list-unread'
import { listFeed } from '@/features/notifications/list-feed'
import { isLocale } from '@/messages/locales'
import { currentMember } from '@/server/auth/session'
import { route } from '@/server/http/route'
import { getTranslations } from '@/server/translations'
import { FEED, type Feed } from '@/ui/frame/notifications/feed'

export const dynamic = 'force-dynamic'

const RULE = { who: currentMember, from: 'anywhere', body: 'none' } as const

/** What the bell shows a member, in `?locale=`: unread conversations and recent notifications, newest first. */
export const GET = route(RULE, async (request, { caller: { id, userType, country } }) => {
  const asked = new URL(request.url).searchParams.get('locale') ?? ''
  const locale = isLocale(asked) ? asked : 'en'
  const until = new Date().toISOString()
  const timeZone = timeZoneOf(country)
  const found = await Promise.all([
    listUnread(String(id), userType === 'seller', locale, timeZone),
    listFeed(String(id), locale, timeZone),
  ])
  const entries = found.flat().toSorted((one, other) => other.at.localeCompare(one.at))
  const none = getTranslations({ locale, namespace: 'notifications' })('none')
  const feed: Feed = { entries: entries.slice(0, FEED), none, until }
  return Response.json(feed, { headers: { 'cache-control': 'private, no-store' } })
})

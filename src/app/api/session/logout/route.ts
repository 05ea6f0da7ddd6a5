import type { Locale } from '@/domain/locale'
import { clearSessionCookies } from '@/server/auth/session-start'
import { signOut } from '@/server/auth/sign-in'
import { endStaffSession } from '@/features/staff/end-staff-session'
import { localeOfPath, localePath } from '@/messages/locales'
import { boot } from '@/server/db/transaction'
import { route } from '@/server/http/route'

/** Ends the session on the server, not only in the browser, and goes home: a member's, or with `?who=staff` that of the panel. */
export const POST = route({ who: 'anyone', from: 'own form', body: 'none' }, async (request) => {
  const locale = localeBefore(request)
  const isStaff = new URL(request.url).searchParams.get('who') === 'staff'
  try {
    await (isStaff ? endStaffSession() : signOut())
  } catch (error) {
    const payload = await boot()
    payload.logger.error({ err: error, msg: 'A session could not be ended.' })
    // The session goes on, so its cookie stays: the page says so (rule P23).
    return isFetched(request)
      ? Response.json({}, { status: 500 })
      : goTo(isStaff ? '/admin/second-factor' : localePath(locale, '/profile?problem=logout'))
  }
  if (!isStaff) await clearSessionCookies()
  const next = localePath(locale, '/')
  return isFetched(request) ? Response.json({ next }) : goTo(next)
})

/** Sent by our script, which stays on its page until it has the answer. */
const isFetched = (request: Request) => request.headers.get('accept') === 'application/json'

const goTo = (location: string) => new Response(null, { status: 303, headers: { location } })

/** The language the person was reading. */
function localeBefore(request: Request): Locale {
  const referer = request.headers.get('referer') ?? ''
  return URL.canParse(referer) ? localeOfPath(new URL(referer).pathname.split('/').slice(1)) : 'en'
}

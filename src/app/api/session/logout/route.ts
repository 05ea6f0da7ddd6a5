import type { Locale } from '@/domain/locale'
import { clearSessionCookies } from '@/server/auth/session/session-start'
import { signOut } from '@/server/auth/sign-in'
import { endStaffSession } from '@/server/auth/staff/end-staff-session'
import { localeOfPath, localePath } from '@/messages/locales'
import { boot } from '@/server/db/transaction'
import { route } from '@/server/http/route'

/**
 * Ends the session on the server, not only in the browser, and goes home: a member's, or with `?who=staff` the
 * admin's.
 */
export const POST = route({ who: 'anyone', from: 'own form', body: 'none' }, async (request) => {
  const locale = localeBefore(request)
  const isStaff = new URL(request.url).searchParams.get('who') === 'staff'
  try {
    await (isStaff ? endStaffSession() : signOut())
  } catch (error) {
    const payload = await boot()
    payload.logger.error({ err: error, msg: 'Could not end a session' })
    // The session still exists, so its cookie stays and the page says so (rule P23).
    return isFetched(request)
      ? Response.json({}, { status: 500 })
      : goTo(isStaff ? '/admin/second-factor' : localePath(locale, '/profile?problem=logout'))
  }
  if (!isStaff) await clearSessionCookies()
  const next = localePath(locale, '/')
  return isFetched(request) ? Response.json({ next }) : goTo(next)
})

/** Sent by our script, which reads the JSON answer. */
const isFetched = (request: Request) => request.headers.get('accept') === 'application/json'

const goTo = (location: string) => new Response(null, { status: 303, headers: { location } })

/** The language of the referring page. */
function localeBefore(request: Request): Locale {
  const referer = request.headers.get('referer') ?? ''
  return URL.canParse(referer) ? localeOfPath(new URL(referer).pathname.split('/').slice(1)) : 'en'
}

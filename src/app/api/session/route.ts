import { clearSessionCookies, setHintCookie } from '@/server/auth/session/session-start'
import { sessionView } from '@/server/auth/session/session-view'
import { route } from '@/server/http/route'
import { signedInMember } from '@/server/auth/session/session'

export const dynamic = 'force-dynamic'

/** The only personal request of a cached page. It also renews the hint cookie. */
export const GET = route({ who: 'anyone', from: 'anywhere', body: 'none' }, async () => {
  const user = await signedInMember()
  const view = await sessionView(user)
  if (user) await setHintCookie(view)
  else await clearSessionCookies()
  return Response.json(view, { headers: { 'cache-control': 'private, no-store' } })
})

import { endSession } from '@/features/account/cookies'
import { signOut } from '@/features/account/sign-out'

/** Ends the session on the server, not only in the browser, and goes home. A form of another site cannot: cookies are SameSite. */
export async function POST(request: Request) {
  await signOut()
  await endSession()
  return new Response(null, { status: 303, headers: { location: homeOf(request) } })
}

/** Back to the language the person was reading. */
function homeOf(request: Request) {
  const referer = request.headers.get('referer')
  const [, first] = referer ? new URL(referer).pathname.split('/') : []
  return first === 'fr' || first === 'ko' ? `/${first}` : '/'
}

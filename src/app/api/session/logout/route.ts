import { forgetSession } from '@/features/account/cookies'
import { signOut } from '@/features/account/sign-out'
import { isOwnForm } from '@/server/own-form'

/** Ends the session on the server, not only in the browser, and goes home. A form of another site may not. */
export async function POST(request: Request) {
  if (!isOwnForm(request)) return Response.json({ message: 'Not found.' }, { status: 404 })
  await signOut()
  await forgetSession()
  return new Response(null, { status: 303, headers: { location: homeOf(request) } })
}

/** Back to the language the person was reading. */
function homeOf(request: Request) {
  const referer = request.headers.get('referer')
  const [, first] = referer ? new URL(referer).pathname.split('/') : []
  return first === 'fr' || first === 'ko' ? `/${first}` : '/'
}

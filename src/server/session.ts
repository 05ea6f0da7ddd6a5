import 'server-only'
import { cookies } from 'next/headers'
import type { TypedUser } from 'payload'
import { boot } from './data'

export const TOKEN = 'maru-token'

/** The session of a member or of staff: out of reach of scripts. */
export async function keepToken(token: string, expires: Date) {
  const jar = await cookies()
  const secure = process.env.SITE_URL?.startsWith('https://') ?? false
  jar.set(TOKEN, token, { path: '/', sameSite: 'lax', secure, httpOnly: true, expires })
}

/** Who is asking, from the cookie alone. `serverURL` makes Payload distrust cookies that arrive from another site's link, so we hand it the token. */
export async function currentUser(): Promise<TypedUser | null> {
  const token = (await cookies()).get(TOKEN)?.value
  return token ? userOf(token) : null
}

export async function userOf(token: string): Promise<TypedUser | null> {
  const payload = await boot()
  const { user } = await payload.auth({ headers: new Headers({ authorization: `JWT ${token}` }) })
  // A deletion ends all sessions; this holds even where one was left.
  return user?.collection === 'users' && user.deletedAt ? null : user
}

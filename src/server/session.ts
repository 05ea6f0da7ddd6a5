import 'server-only'
import { cookies } from 'next/headers'
import type { TypedUser } from 'payload'
import { isMember, isSeller } from '@/domain/account'
import { actorOfUser } from '@/domain/signed-in'
import { asUser, boot } from './data'

export const TOKEN = 'maru-token'

/** Who is asking, from the cookie alone. `serverURL` makes Payload distrust cookies that arrive from another site's link, so we hand it the token. */
export async function currentUser(): Promise<TypedUser | null> {
  const token = (await cookies()).get(TOKEN)?.value
  return token ? userOf(token) : null
}

export async function userOf(token: string): Promise<TypedUser | null> {
  const payload = await boot()
  const { user } = await payload.auth({ headers: new Headers({ authorization: `JWT ${token}` }) })
  return user
}

/** The signed-in member with a view of the data that is theirs, or null: for actions and pages that need one. */
export async function asMember() {
  const user = await currentUser()
  if (!user || !isMember(actorOfUser(user))) return null
  return { db: await asUser(user), me: user }
}

export async function asSeller() {
  const user = await currentUser()
  const actor = actorOfUser(user)
  return user && isSeller(actor) ? { db: await asUser(user), me: user, actor } : null
}

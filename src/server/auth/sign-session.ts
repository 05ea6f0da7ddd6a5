import 'server-only'
import { jwtSign, type TypedUser } from 'payload'
import { boot } from '@/server/db/transaction'
import { userOf } from './session'

export type SignedIn = { token: string; expires: Date; user: TypedUser }
type Account = { id: string; email: string }

/** The token of a session that stands in the database, and who it says its bearer is. It carries what Payload's own carries; no field of ours goes along. */
export async function signSession(
  collection: 'users' | 'staff',
  { id, email }: Account,
  sid: string,
): Promise<SignedIn | null> {
  const payload = await boot()
  const { tokenExpiration } = payload.collections[collection].config.auth
  const fieldsToSign = { id, collection, email, sid }
  const { token, exp } = await jwtSign({ fieldsToSign, secret: payload.secret, tokenExpiration })
  const user = await userOf(token)
  return user ? { token, expires: new Date(exp * 1000), user } : null
}

import 'server-only'
import { jwtSign, type TypedUser } from 'payload'
import { boot } from '@/server/db/transaction'
import { userOf } from './session'

export type NewSession = { token: string; expires: Date; user: TypedUser }
type Account = { id: string; email: string }

/** Signs the token of a stored session and reads its user. It has the same claims as Payload's own tokens. */
export async function signSession(
  collection: 'users' | 'staff',
  { id, email }: Account,
  sid: string,
): Promise<NewSession | null> {
  const payload = await boot()
  const { tokenExpiration } = payload.collections[collection].config.auth
  const fieldsToSign = { id, collection, email, sid }
  const { token, exp } = await jwtSign({ fieldsToSign, secret: payload.secret, tokenExpiration })
  const user = await userOf(token)
  return user ? { token, expires: new Date(exp * 1000), user } : null
}

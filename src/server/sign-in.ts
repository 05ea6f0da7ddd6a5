import 'server-only'
import { AuthenticationError, LockedAuth, type TypedUser } from 'payload'
import { asSystem, boot } from './data'

type SignedIn = { token: string; expires: Date; user: TypedUser }

/** One door for member sign-in. Null for a wrong pair, a locked or a deleted account: the caller says the same for all. */
export async function signInWith(email: string, password: string): Promise<SignedIn | null> {
  const payload = await boot()
  try {
    const { token, exp, user } = await payload.login({ collection: 'users', data: { email, password } })
    if (!token || !exp || !user) return null
    const db = await asSystem()
    const whole = await db.findByID({ collection: 'users', id: user.id })
    return { token, expires: new Date(exp * 1000), user: { ...whole, collection: 'users' } }
  } catch (error) {
    if (error instanceof AuthenticationError || error instanceof LockedAuth) return null
    throw error
  }
}

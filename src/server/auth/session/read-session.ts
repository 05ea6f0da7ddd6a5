import { JWTAuthentication, type BasePayload, type TypedUser } from 'payload'
import { findMember } from '@/server/auth/sign-up/find-member'
import { boot } from '@/server/db/transaction'

/**
 * User of the token in these headers, or null. Payload's strategy treats a failed read as no user, so we observe its
 * read and rethrow database failures.
 */
export async function readSession(headers: Headers): Promise<TypedUser | null> {
  const payload = await boot()
  let failure: unknown
  const findByID = async (options: Parameters<BasePayload['findByID']>[0]) => {
    try {
      return await (options.collection === 'users'
        ? findMember(String(options.id))
        : payload.findByID(options))
    } catch (error) {
      if (!isNotFound(error)) failure = error
      throw error
    }
  }
  const watched = new Proxy(payload, {
    get: (target, key) => (key === 'findByID' ? findByID : Reflect.get(target, key)),
  })
  const { user } = await JWTAuthentication({ headers, payload: watched })
  if (failure) throw failure
  return user as TypedUser | null
}

const isNotFound = (error: unknown) => error instanceof Error && 'status' in error && error.status === 404

import 'server-only'
import { JWTAuthentication, type BasePayload, type TypedUser } from 'payload'
import { boot } from '@/server/db/transaction'

/**
 * Whom the token in these headers speaks of; null for nobody. Payload's own strategy takes a read that failed for nobody as well, so its
 * read is watched: where the database did not answer, this throws.
 */
export async function readSession(headers: Headers): Promise<TypedUser | null> {
  const payload = await boot()
  let failure: unknown
  const findByID = async (options: Parameters<BasePayload['findByID']>[0]) => {
    try {
      return await payload.findByID(options)
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

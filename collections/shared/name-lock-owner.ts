import type { CollectionAfterReadHook } from 'payload'
import { findRow, idOf } from './find-row'

/**
 * Names the colleague who has a document open (rule A26), and says nothing else of the account,
 * which editors may not read. Payload's dialog and lists show what stands in `email`.
 */
export const nameLockOwner: CollectionAfterReadHook = async ({ doc, overrideAccess, req }) => {
  if (overrideAccess || !doc.user) return doc
  const owner = await findRow<{ id: string; name: string }>(req, 'staff', idOf(doc.user.value), {
    select: { name: true },
  })
  return owner ? { ...doc, user: { ...doc.user, value: { id: owner.id, email: owner.name } } } : doc
}

import type { TypedUser } from 'payload'
import { asSystem } from '@/server/db/data'

/** A member of staff, as Payload knows a signed-in one; null if the account is gone. */
export async function staffUser(id: string): Promise<(TypedUser & { collection: 'staff' }) | null> {
  const db = await asSystem()
  const found = await db.findByID({ collection: 'staff', id, disableErrors: true })
  return found ? { ...found, collection: 'staff' } : null
}

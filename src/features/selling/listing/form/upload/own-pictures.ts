import 'server-only'
import type { TypedUser } from 'payload'
import { picturePath } from '@/domain/products/picture'
import { isId } from '@/domain/values/id'
import { asUser } from '@/server/db/data'
import type { StoredPictures } from '@/features/selling/listing/form/form-state'

/** Names on disk begin with a time and random bytes (rule C12). */
const PREFIX = /^\d+_[0-9a-f]{32}_/

/** The member's own pictures among these ids, for display; others are left out. */
export async function ownPictures(member: TypedUser, ids: readonly string[]): Promise<StoredPictures> {
  const known = [...new Set(ids)].filter(isId)
  if (known.length === 0) return {}
  const db = await asUser(member)
  const { docs } = await db.find({
    collection: 'media',
    where: { id: { in: known }, owner: { equals: member.id } },
    select: { hash: true, filename: true },
    pagination: false,
  })
  return Object.fromEntries(
    docs.map(({ id, hash, filename }) => [
      id,
      { src: picturePath(hash ?? '', 160), name: (filename ?? '').replace(PREFIX, '') },
    ]),
  )
}

import type { Payload, TypedUser } from 'payload'
import { sentName } from '@/domain/upload'

/** The names that pictures were sent with, by id: the panel names them, as it shows no pictures of its own. */
export async function pictureNames(payload: Payload, user: TypedUser, ids: string[]) {
  const { docs } = await payload.find({
    collection: 'media',
    where: { id: { in: ids } },
    select: { filename: true },
    depth: 0,
    pagination: false,
    user,
    overrideAccess: false,
  })
  return new Map(
    docs.map((picture) => [picture.id, picture.filename ? sentName(picture.filename) : picture.id]),
  )
}

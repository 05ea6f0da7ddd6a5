import type { Payload, TypedUser } from 'payload'
import { sentName } from '@/domain/forms/upload'

/** The names that pictures were sent with, and the titles of documents, by id: the panel names them, as it shows no pictures of its own. */
export async function fileNames(payload: Payload, user: TypedUser, ids: string[]) {
  const asked = {
    where: { id: { in: ids } },
    depth: 0,
    pagination: false,
    user,
    overrideAccess: false,
  } as const
  const pictures = await payload.find({ ...asked, collection: 'media', select: { filename: true } })
  const names = new Map(
    pictures.docs.map((picture) => [picture.id, picture.filename ? sentName(picture.filename) : picture.id]),
  )
  if (names.size === ids.length) return names
  const documents = await payload.find({ ...asked, collection: 'product-documents', select: { title: true } })
  for (const { id, title } of documents.docs) names.set(id, title)
  return names
}

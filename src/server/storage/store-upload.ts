import 'server-only'
import type { DataFromCollectionSlug, RequiredDataFromCollectionSlug } from 'payload'
import type { MemberUser } from '@/server/auth/session/session'
import { together } from '@/server/db/data'
import { deleteOrphanedFiles, type StoredDocument, type UploadSlug } from './delete-orphaned-files'

/**
 * Stores a file as its member, under the access rules and hooks of the collection. If anything fails, neither row nor
 * file remains.
 */
export async function storeUpload<S extends UploadSlug>(
  user: MemberUser,
  collection: S,
  data: RequiredDataFromCollectionSlug<S>,
  sent: File,
): Promise<DataFromCollectionSlug<S>> {
  const bytes = Buffer.from(await sent.arrayBuffer())
  const stored: StoredDocument[] = []
  try {
    const document = await together(user, (db) => {
      const file = { data: bytes, name: sent.name, mimetype: sent.type, size: bytes.length }
      return db.create({ collection, data, file, context: { stored } })
    })
    // A retried transaction has stored the file more than once.
    await deleteOrphanedFiles(stored.slice(0, -1), collection)
    return document as DataFromCollectionSlug<S>
  } catch (error) {
    // What cannot be removed is logged: the answer is about the upload.
    await deleteOrphanedFiles(stored, collection).catch(console.error)
    throw error
  }
}

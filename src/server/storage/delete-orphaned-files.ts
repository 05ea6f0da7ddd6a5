import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { boot } from '@/server/db/transaction'
import { asSystem } from '@/server/db/data'
import { objectKey, ourBucket } from './bucket'

export type UploadSlug = 'documents' | 'media' | 'product-documents' | 'review-pictures'
type SizeFile = { filename?: string | null } | null | undefined
export type StoredDocument = { filename?: string | null; prefix?: string | null; sizes?: object }

/**
 * Deletes files whose database row was rolled back, with their sizes. Keeps a file whose row exists after all, when
 * only the commit's answer was lost.
 */
export async function deleteOrphanedFiles(
  documents: readonly StoredDocument[],
  slug: UploadSlug = 'documents',
) {
  const db = await asSystem()
  for (const document of documents) {
    const { filename, prefix, sizes } = document
    if (!filename) continue
    const { totalDocs } = await db.count({ collection: slug, where: { filename: { equals: filename } } })
    if (totalDocs > 0) continue
    const all: SizeFile[] = [document, ...Object.values(sizes ?? {})]
    for (const each of all) if (each?.filename) await remove(slug, each.filename, prefix)
  }
}

async function remove(slug: UploadSlug, filename: string, prefix?: string | null) {
  const bucket = ourBucket()
  if (bucket) return bucket.remove(objectKey({ prefix }, filename))
  const { collections } = await boot()
  await rm(join(collections[slug].config.upload.staticDir ?? '', filename), { force: true })
}

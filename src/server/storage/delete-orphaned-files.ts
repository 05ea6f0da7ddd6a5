import 'server-only'
import { unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { boot } from '@/server/db/transaction'
import { asSystem } from '@/server/data'
import { keyOf, ourBucket } from './bucket'

export type StoredDocument = { filename?: string | null; prefix?: string | null }

/**
 * Deletes files whose database row was rolled back. Keeps a file whose row exists after all, when only the commit's
 * answer was lost.
 */
export async function deleteOrphanedFiles(documents: readonly StoredDocument[]) {
  const db = await asSystem()
  for (const { filename, prefix } of documents) {
    if (!filename) continue
    const { totalDocs } = await db.count({
      collection: 'documents',
      where: { filename: { equals: filename } },
    })
    if (totalDocs === 0) await remove(filename, prefix)
  }
}

async function remove(filename: string, prefix?: string | null) {
  const bucket = ourBucket()
  if (bucket) return bucket.remove(keyOf({ prefix }, filename))
  const { collections } = await boot()
  await unlink(join(collections.documents.config.upload.staticDir ?? '', filename))
}

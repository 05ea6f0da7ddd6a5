import 'server-only'
import { fail, issuesOf, failAll, ok, type Result } from '@/domain/result'
import { checkDocument } from '@/domain/forms/upload'
import { tooOften } from '@/server/auth/throttle'
import type { MemberUser } from '@/server/auth/session/session'
import { asSystem, together } from '@/server/db/data'
import { and, eq, isNotNull, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { deleteOrphanedFiles, type StoredDocument } from '@/server/storage/delete-orphaned-files'
import { lockSeller } from '@/features/selling/profile/lock-seller'
import { listBusinessDocuments } from './list-documents'

const { sellers } = tables

const FIELD = 'document'

/** Stores one business document; the collection refuses a fourth. */
export async function storeBusinessDocument(member: MemberUser, file: File | null): Promise<Result<object>> {
  if (!file) return fail('upload.missing', FIELD)
  const refusal = await tooOften('uploadDocument', { account: member.id })
  if (refusal) return refusal
  const data = Buffer.from(await file.arrayBuffer())
  const wrong = issuesOf(checkDocument({ bytes: data, size: file.size }, FIELD))
  if (wrong.length > 0) return failAll(wrong)
  const stored: StoredDocument[] = []
  let isKept = false
  try {
    const done = await together(member, async (db, tx): Promise<Result<object>> => {
      const locked = await lockSeller(tx, member.id)
      if (!locked.ok) return locked
      const { name, type: mimetype, size } = file
      stored.push(
        await db.create({
          collection: 'documents',
          data: { kind: 'business', owner: member.id },
          file: { data, name, mimetype, size },
        }),
      )
      // A new document answers what staff asked for (rule A21).
      await tx
        .update(sellers)
        .set({ documentAsked: null, updatedAt: sql`now()` })
        .where(and(eq(sellers.id, member.id), isNotNull(sellers.documentAsked)))
      return ok({})
    })
    isKept = done.ok
    return done
  } finally {
    // A retried transaction has stored the file more than once.
    await deleteOrphanedFiles(isKept ? stored.slice(0, -1) : stored)
  }
}

/** Deletes one of the seller's own business documents with its file; one of anybody else is as if it were not there. */
export async function deleteBusinessDocument(member: MemberUser, id: string): Promise<Result<object>> {
  const own = await listBusinessDocuments(member)
  if (!own.some((document) => document.id === id)) return fail('document.gone', '')
  if (member.status === 'suspended') return fail('seller.suspended', '')
  const server = await asSystem()
  await server.delete({ collection: 'documents', id })
  return ok({})
}

import 'server-only'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'

export type BusinessDocument = { id: string; filename: string; addedAt: string }

/** A seller's business documents, oldest first; what was sent for the badge Verified Buyer is not among them. */
export async function listBusinessDocuments(seller: string): Promise<BusinessDocument[]> {
  const { rows } = await (
    await database()
  ).execute<{ id: string; filename: string; at: Date | string }>(sql`
    select d.id, d.filename, d.created_at as at from documents d
    where d.owner_id = ${seller} and d.kind = 'business'
      and not exists (select 1 from verifications v where v.document_id = d.id)
    order by d.created_at, d.id`)
  return rows.map(({ id, filename, at }) => ({ id, filename, addedAt: new Date(at).toISOString() }))
}

const STORED = /^\d+_[0-9a-f]{32}_/

/** The name the file had when it was sent. */
export const sentName = (filename: string) => filename.replace(STORED, '')

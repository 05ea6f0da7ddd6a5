import 'server-only'
import { and, eq, exists, not } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database, type Database } from '@/server/db/transaction'

const { documents, verifications } = tables

export type BusinessDocument = { id: string; filename: string; addedAt: string }

/** A seller's business documents, oldest first; what was sent for the badge Verified Buyer is not among them. */
export async function listBusinessDocuments(seller: string): Promise<BusinessDocument[]> {
  const db = await database()
  const rows = await db
    .select({ id: documents.id, filename: documents.filename, at: documents.createdAt })
    .from(documents)
    .where(isBusinessDocument(db, seller))
    .orderBy(documents.createdAt, documents.id)
  return rows.map(({ id, filename, at }) => ({
    id,
    filename: filename ?? '',
    addedAt: new Date(at).toISOString(),
  }))
}

/** Of a seller's documents, those of the business. */
export function isBusinessDocument(db: Database, seller: string) {
  const ofVerification = db
    .select({ id: verifications.id })
    .from(verifications)
    .where(eq(verifications.document, documents.id))
  return and(eq(documents.owner, seller), eq(documents.kind, 'business'), not(exists(ofVerification)))
}

const STORED = /^\d+_[0-9a-f]{32}_/

/** The name the file had when it was sent. */
export const sentName = (filename: string) => filename.replace(STORED, '')

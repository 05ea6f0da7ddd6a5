import 'server-only'
import type { MemberUser } from '@/server/auth/session/session'
import { asUser } from '@/server/db/data'

export type BusinessDocument = { id: string; filename: string; addedAt: string }

/** A seller's own business documents, oldest first; what was sent for the badge Verified Buyer is not among them. */
export async function listBusinessDocuments(seller: MemberUser): Promise<BusinessDocument[]> {
  const db = await asUser(seller)
  const ofBadge = await db.find({
    collection: 'verifications',
    where: { document: { exists: true } },
    select: { document: true },
    pagination: false,
  })
  const { docs } = await db.find({
    collection: 'documents',
    where: { and: [{ owner: { equals: seller.id } }, { kind: { equals: 'business' } }] },
    select: { filename: true, createdAt: true },
    sort: ['createdAt', 'id'],
    pagination: false,
  })
  return docs
    .filter(({ id }) => !ofBadge.docs.some(({ document }) => document === id))
    .map(({ id, filename, createdAt }) => ({ id, filename: filename ?? '', addedAt: createdAt }))
}

const STORED = /^\d+_[0-9a-f]{32}_/

/** The name the file had when it was sent. */
export const documentName = (filename: string) => filename.replace(STORED, '')

import type { CollectionAfterChangeHook, CollectionSlug, PayloadRequest } from 'payload'
import { changedFields } from './changed-fields'
import { findRow } from './find-row'
import { recordChanges } from './record-changes'
import type { StaffRequest } from './staff-request'

type Row = { id: string; _status?: string } & Record<string, unknown>

/** Readers see nothing of a page in the trash. */
const isRead = (row: Record<string, unknown> | undefined) => row?._status === 'published' && !row.deletedAt

/** A page as readers see it, in all languages: drafts and autosaves are stored as versions beside it. */
export const publishedRow = (req: PayloadRequest, collection: CollectionSlug, id: unknown) =>
  findRow<Row>(req, collection, id, { locale: 'all' })

/** Records a page when it is published or taken back, compared with what readers saw before; drafts are not recorded. */
export async function recordPublication(
  { collection, doc, operation, req }: Parameters<CollectionAfterChangeHook>[0],
  { actor, isDraft, published }: StaffRequest,
) {
  if (operation === 'create' ? isDraft : !published.has(doc.id)) return
  const [before, after] = [published.get(doc.id), await publishedRow(req, collection.slug, doc.id)]
  const [wasPublic, isPublic] = [isRead(before), isRead(after)]
  if (!after || !(wasPublic || isPublic)) return
  const changes = await changedFields({
    fields: collection.flattenedFields,
    before: (wasPublic && before) || {},
    after,
    operation,
    req,
    allLocales: true,
  })
  if (changes.length === 0 && wasPublic === isPublic) return
  await recordChanges(req, {
    action: `${collection.slug}.${isPublic ? 'published' : 'unpublished'}`,
    actor,
    subject: collection.slug,
    subjectId: String(doc.id),
    changes,
  })
}

import type { CollectionAfterChangeHook, CollectionSlug, PayloadRequest } from 'payload'
import { changedFields } from './changed-fields'
import { findRow } from './find-row'
import { recordChanges } from './record-changes'
import type { StaffRequest } from './staff-request'

type Row = { id: string; _status?: string } & Record<string, unknown>
type StoredDoc = Record<string, unknown> | undefined

/** Readers see nothing of a page in the trash. */
const isRead = (row: StoredDoc) => row?._status === 'published' && !row.deletedAt

/** A page as readers see it, in all languages: drafts and autosaves are stored as versions beside it. */
export const publishedRow = (req: PayloadRequest, collection: CollectionSlug, id: unknown) =>
  findRow<Row>(req, collection, id, { locale: 'all' })

/**
 * Records a page when it is published or taken back, compared with what readers saw before, and when it goes into the trash or out of it;
 * drafts are not recorded.
 */
export async function recordPublication(
  { collection, doc, operation, req }: Parameters<CollectionAfterChangeHook>[0],
  { actor, isDraft, published }: StaffRequest,
) {
  if (operation === 'create' ? isDraft : !published.has(doc.id)) return
  const [before, after] = [published.get(doc.id), await publishedRow(req, collection.slug, doc.id)]
  const [wasPublic, isPublic] = [isRead(before), isRead(after)]
  const moved = movedBetween(before, after)
  if (!after || !(moved || wasPublic || isPublic)) return
  const changes = await changedFields({
    fields: collection.flattenedFields,
    before: ((moved || wasPublic) && before) || {},
    after,
    operation,
    req,
    allLocales: true,
  })
  if (changes.length === 0 && !moved && wasPublic === isPublic) return
  await recordChanges(req, {
    action: `${collection.slug}.${moved ?? (isPublic ? 'published' : 'unpublished')}`,
    actor,
    subject: collection.slug,
    subjectId: String(doc.id),
    changes,
  })
}

function movedBetween(before: StoredDoc, after: StoredDoc) {
  if (!before || !after || Boolean(before.deletedAt) === Boolean(after.deletedAt)) return undefined
  return after.deletedAt ? 'trashed' : 'restored'
}

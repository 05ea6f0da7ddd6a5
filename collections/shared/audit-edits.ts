import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  GlobalAfterChangeHook,
} from 'payload'
import { decisionIn } from '@/domain/staff/audit/decided'
import { actorOf } from './actor'
import { asEditor, changedFields } from './changed-fields'
import { publishedRow, recordPublication } from './audit-publication'
import { recordChanges } from './record-changes'
import { staffRequestOf } from './staff-request'

/** Notes what can no longer be seen after the change: a new password, and the published page. */
export const noteBefore: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  const asked = staffRequestOf(req, collection.slug)
  if (!asked || operation !== 'update') return data
  asked.setsPassword = Boolean(collection.auth && data.password)
  const isDraft = asked.isDraft && data._status !== 'published'
  if (collection.versions?.drafts && !isDraft)
    asked.published.set(originalDoc.id, await publishedRow(req, collection.slug, originalDoc.id))
  return data
}

/** Records what staff created or changed (rule A8), in the transaction of the change. */
export const recordEdit: CollectionAfterChangeHook = async (change) => {
  const { collection, data, doc, operation, overrideAccess, previousDoc, req } = change
  const asked = staffRequestOf(req, collection.slug)
  if (overrideAccess || !asked) return doc
  if (collection.versions?.drafts) {
    await recordPublication(change, asked)
    return doc
  }
  const changes = await changedFields({
    fields: collection.flattenedFields,
    before: previousDoc ?? {},
    after: data,
    operation,
    req,
    isPersonal: collection.custom.isPersonal === true,
  })
  if (operation === 'update' && asked.setsPassword) changes.push({ name: 'password', isPrivate: true })
  if (operation === 'update' && changes.length === 0) return doc
  const decision = operation === 'update' ? decisionIn(collection.slug, changes, data) : undefined
  await recordChanges(req, {
    action: decision?.action ?? `${collection.slug}.${operation}d`,
    reason: decision?.reason,
    actor: asked.actor,
    subject: collection.slug,
    subjectId: String(doc.id),
    changes,
  })
  return doc
}

/** Records what staff deleted; values only where all staff may read them, so that personal data is gone with its row. */
export const recordDeletion: CollectionAfterDeleteHook = async ({ collection, doc, id, req }) => {
  const asked = staffRequestOf(req, collection.slug)
  if (!asked) return doc
  const isOpen = (await collection.access.read({ req: asEditor(req) })) !== false
  const fields = isOpen ? collection.flattenedFields : []
  const changes = await changedFields({ fields, before: doc, after: {}, operation: 'delete', req })
  await recordChanges(req, {
    action: `${collection.slug}.deleted`,
    actor: asked.actor,
    subject: collection.slug,
    subjectId: String(id),
    changes,
  })
  return doc
}

/** Records what staff changed in a global. */
export const recordGlobalEdit: GlobalAfterChangeHook = async ({
  data,
  doc,
  global,
  overrideAccess,
  previousDoc,
  req,
}) => {
  const actor = actorOf(req)
  if (overrideAccess || actor.kind !== 'staff') return doc
  const { flattenedFields: fields, slug } = global
  const changes = await changedFields({ fields, before: previousDoc, after: data, operation: 'update', req })
  if (changes.length > 0)
    await recordChanges(req, { action: `${slug}.updated`, actor, subject: slug, changes })
  return doc
}

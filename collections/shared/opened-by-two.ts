import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { issue } from '@/domain/result'
import { maySaveUpon } from '@/domain/saved-upon'
import { rejection } from './enforce'
import { staffRequestOf } from './staff-request'

/** Refuses a form that was opened before somebody else saved, and notes what this one is written upon (rule A26). */
export const refuseOlderForm: CollectionBeforeChangeHook = ({
  collection: { slug },
  data,
  operation,
  originalDoc,
  req,
}) => {
  const asked = staffRequestOf(req, slug)
  const isOlder = operation === 'update' && asked && !maySaveUpon(asked.seen, originalDoc, asked.actor.id)
  if (isOlder) throw rejection(slug, [issue('page.changedSince', '')], req)
  return { ...data, savedBy: asked?.actor.id ?? null, savedUpon: asked?.seen ?? null }
}

/** Payload takes its lock away with every save; with autosave, its owner is still writing. */
export const keepLock: CollectionAfterChangeHook = async ({ collection: { slug }, doc, operation, req }) => {
  const asked = staffRequestOf(req, slug)
  if (operation !== 'update' || !asked?.isAutosave) return doc
  await req.payload.db.create({
    collection: 'payload-locked-documents',
    data: {
      document: { relationTo: slug, value: doc.id },
      user: { relationTo: 'staff', value: asked.actor.id },
    },
    req,
  })
  return doc
}

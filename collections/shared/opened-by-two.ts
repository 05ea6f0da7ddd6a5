import { sql } from '@payloadcms/db-postgres'
import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  GlobalAfterChangeHook,
  GlobalBeforeChangeHook,
} from 'payload'
import { issue } from '@/domain/result'
import { maySaveUpon } from '@/domain/forms/saved-upon'
import { rejection } from './enforce'
import { runSql } from './run-sql'
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

/** The same for a global, whose row is locked before it is read. Requests that name no version write single fields. */
export const refuseOlderGlobalForm: GlobalBeforeChangeHook = ({
  data,
  global: { slug },
  originalDoc,
  req,
}) => {
  const seen = typeof data.updatedAt === 'string' ? data.updatedAt : undefined
  const now = originalDoc as { updatedAt?: string } | undefined
  const isOlder = seen && now?.updatedAt && new Date(seen) < new Date(now.updatedAt)
  if (isOlder) throw rejection(slug, [issue('page.changedSince', '')], req)
  return data
}

/** Payload leaves the row of a global that has nothing but lists as it was, and with it the time of its last save. */
export const noteSave: GlobalAfterChangeHook = async ({ doc, global: { slug }, req }) => {
  const updatedAt = new Date().toISOString()
  await runSql(req, sql`update ${sql.identifier(slug)} set updated_at = ${updatedAt}`)
  return { ...doc, updatedAt }
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

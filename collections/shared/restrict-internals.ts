import type { FieldAccess, SanitizedConfig } from 'payload'
import { admin, nobody, staff } from './access'
import { nameLockOwner } from './name-lock-owner'

/**
 * Payload's own collections are open to any signed-in user by
 * default; restricts them to staff, and jobs to reading. Where files lie on the server
 * is made not enumerable: Payload copies what is into every page of the panel.
 */
export async function restrictInternals(building: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const config = await building
  for (const collection of config.collections) {
    if (collection.upload) Object.defineProperty(collection.upload, 'staticDir', { enumerable: false })
    for (const field of [...collection.fields, ...collection.flattenedFields]) {
      const isSessions = collection.auth && 'name' in field && field.name === 'sessions'
      if (isSessions) Object.assign(field, { access: ownSessions })
    }
    const closed = { create: nobody, read: admin, update: nobody, delete: nobody }
    if (OF_STAFF.has(collection.slug)) {
      const own = collection.access
      Object.assign(collection.access, {
        create: both(own.create),
        read: both(own.read),
        update: both(own.update),
        delete: both(own.delete),
      })
      if (collection.slug === 'payload-locked-documents') collection.hooks.afterRead.push(nameLockOwner)
    } else if (collection.slug.startsWith('payload-')) Object.assign(collection.access, closed)
  }
  return config
}

/** What Payload keeps of its readers: each has their own, as its own rules say. */
const OF_STAFF = new Set(['payload-preferences', 'payload-locked-documents', 'payload-query-presets'])

/**
 * By default a visitor's missing id equals a missing document's, so
 * visitors could filter by other users' sessions.
 */
const ownSessions: Record<'create' | 'read' | 'update', FieldAccess> = {
  create: nobody,
  read: ({ doc, req }) => Boolean(req.user) && req.user?.id === doc?.id,
  update: nobody,
}

type Rule = SanitizedConfig['collections'][number]['access']['read']

/** Payload's own rule (one's own preferences), for staff only. */
function both(rule: Rule): Rule {
  return (args) => (staff(args) ? rule(args) : false)
}

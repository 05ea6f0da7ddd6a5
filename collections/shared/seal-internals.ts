import type { SanitizedConfig } from 'payload'
import { admin, nobody, staff } from './access'

/** Payload's own collections are open to any signed-in user as shipped; here only staff reach them, and jobs only to look. */
export async function sealInternals(building: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const config = await building
  for (const collection of config.collections) {
    const closed = {
      create: nobody,
      read: admin,
      update: nobody,
      delete: nobody,
      readVersions: nobody,
      unlock: nobody,
    }
    if (collection.slug === 'payload-preferences' || collection.slug === 'payload-locked-documents') {
      const own = collection.access
      Object.assign(collection.access, {
        create: both(own.create),
        read: both(own.read),
        update: both(own.update),
        delete: both(own.delete),
      })
    } else if (collection.slug.startsWith('payload-')) Object.assign(collection.access, closed)
  }
  return config
}

type Rule = SanitizedConfig['collections'][number]['access']['read']

/** Payload's own rule (one's own preferences), for staff alone. */
function both(rule: Rule): Rule {
  return (args) => (staff(args) ? rule(args) : false)
}

import type {
  PayloadJob,
  PayloadKv,
  PayloadLockedDocument,
  PayloadMigration,
  PayloadPreference,
  PayloadQueryPreset,
} from '@/payload-types'
import { admin, owner, staff, type Row } from './row'

/** Payload's own: open to any signed-in user as shipped, here the panel's alone. */
const preferences = {
  create: staff,
  samples: {
    editors: { owners: ['editor'], read: owner, update: owner, delete: owner },
    admins: { owners: ['admin'], read: owner, update: owner, delete: owner },
    buyers: {},
  },
  fields: { open: ['key', 'value'], server: ['user'] },
} as const satisfies Row<PayloadPreference>

/** Filters of lists, kept under a name: one's own, and what colleagues share of lists that the reader may open. */
const presets = {
  create: staff,
  samples: {
    editors: { owners: ['editor'], read: owner, update: owner, delete: owner },
    shared: { owners: ['admin'], read: staff, update: owner, delete: owner },
    sharedOrders: { owners: ['admin'], read: admin, update: owner, delete: owner },
  },
  fields: {
    open: ['title', 'isShared', 'columns', 'groupBy', 'relatedCollection', 'isTemp'],
    server: ['access'],
    ruled: { where: { attempt: { where: { or: [{ and: [{ title: { equals: 'Tap' } }] }] } } } },
  },
} as const satisfies Row<PayloadQueryPreset>

const locks = {
  create: staff,
  samples: { editors: { read: staff, update: staff, delete: staff } },
  fields: { open: ['document', 'globalSlug', 'user'] },
} as const satisfies Row<PayloadLockedDocument>

const jobs = {
  samples: { waiting: { read: admin } },
  fields: {
    server: [
      'input',
      'taskStatus',
      'completedAt',
      'totalTried',
      'hasError',
      'error',
      'log',
      'taskSlug',
      'queue',
      'waitUntil',
      'processing',
    ],
  },
} as const satisfies Row<PayloadJob>

const keyValues = {
  samples: { note: { read: admin } },
  fields: { server: ['key', 'data'] },
} as const satisfies Row<PayloadKv>

const migrations = {
  samples: { applied: { read: admin } },
  fields: { server: ['name', 'batch'] },
} as const satisfies Row<PayloadMigration>

export const INTERNALS = {
  'payload-preferences': preferences,
  'payload-query-presets': presets,
  'payload-locked-documents': locks,
  'payload-jobs': jobs,
  'payload-kv': keyValues,
  'payload-migrations': migrations,
}

import type { CollectionBeforeChangeHook } from 'payload'
import { isAdmin, isSystem } from '@/domain/people/actor'
import { infoPath } from '@/domain/talk/info-pages'
import { admin, anyOf, matching, staff } from '~/collections/shared/access'
import { actorOf } from '~/collections/shared/actor'
import { clearPagesOn } from '~/collections/shared/clear-pages'
import { defineCollection } from '~/collections/shared/define-collection'
import { lockRow } from '~/collections/shared/lock-row'
import { keepLock, refuseOlderForm } from '~/collections/shared/opened-by-two'
import { inEnglishAtLeast, keyFor, text, unread } from '~/collections/shared/fields'
import { keepContentRules, pageContent, refuseLargeContent } from './page-content'

/** Information pages, written by editors in three languages (rule L3). */
export const Pages = defineCollection({
  slug: 'pages',
  admin: {
    useAsTitle: 'title',
    group: 'content',
    defaultColumns: ['title', 'slug', '_status', 'updatedAt'],
    livePreview: { url: ({ data, locale }) => previewOf(data?.slug, locale?.code) },
    preview: (doc, { locale }) => previewOf(doc?.slug, locale),
  },
  lockDocuments: { duration: 300 },
  access: {
    create: staff,
    read: anyOf(staff, matching({ _status: { equals: 'published' } })),
    update: staff,
    delete: admin,
    readVersions: staff,
  },
  hooks: {
    beforeOperation: [refuseLargeContent, lockRow],
    beforeChange: [keepSlug, refuseOlderForm, keepContentRules],
    afterChange: [keepLock, ...clearPagesOn('pages').afterChange],
    afterDelete: clearPagesOn('pages').afterDelete,
  },
  // Payload would store an empty draft at every visit of the form for a new page, were drafts not validated.
  versions: {
    drafts: { autosave: { interval: 1500 }, schedulePublish: true, validate: true },
    maxPerDoc: 50,
  },
  fields: [
    inEnglishAtLeast(text('title', { maxLength: 120 })),
    text('slug', { required: true, unique: true, maxLength: 80 }),
    text('description', { localized: true, maxLength: 180 }),
    pageContent(),
    // Who saved it last, and the version that this was written upon (rule A26).
    keyFor('savedBy', { access: unread }),
    keyFor('savedUpon', { access: unread }),
  ],
})

/** Only admins change a slug. As field access this would prevent editors from restoring a version. */
function keepSlug({ data, operation, originalDoc, req }: Parameters<CollectionBeforeChangeHook>[0]) {
  const actor = actorOf(req)
  return operation === 'create' || isAdmin(actor) || isSystem(actor)
    ? data
    : { ...data, slug: originalDoc.slug }
}

function previewOf(slug: unknown, locale = 'en') {
  return `${locale === 'en' ? '' : `/${locale}`}${infoPath(String(slug ?? ''))}`
}

import type { CollectionBeforeChangeHook } from 'payload'
import { isAdmin, isSystem } from '@/domain/people/actor'
import { draftLink } from '@/domain/talk/page-preview'
import { admin, anyOf, matching, staff } from '~/collections/shared/access'
import { actorOf } from '~/collections/shared/actor'
import { clearPagesOn } from '~/collections/shared/clear-pages'
import { defineCollection } from '~/collections/shared/define-collection'
import { lockRow } from '~/collections/shared/lock-row'
import { keepLock, refuseOlderForm } from '~/collections/shared/opened-by-two'
import { wordsAt } from '~/collections/labels/words'
import { inEnglishAtLeast, keyFor, text, unread } from '~/collections/shared/fields'
import { keepContentRules, pageContent, refuseLargeContent } from './page-content'

/** Of a phone, a tablet and a desktop: the preview beside the form. */
const WIDTHS = [
  [390, 844],
  [820, 1180],
  [1440, 900],
].map(([width = 0, height = 0]) => ({ name: `w${width}`, label: `${width} × ${height}`, width, height }))

/** Information pages, written by editors in three languages (rule L3). */
export const Pages = defineCollection({
  slug: 'pages',
  admin: {
    useAsTitle: 'title',
    group: 'content',
    defaultColumns: ['title', 'slug', '_status', 'updatedAt'],
    livePreview: { url: ({ data, locale }) => previewOf(data, locale?.code), breakpoints: WIDTHS },
    preview: (doc, { locale }) => previewOf(doc, locale),
    components: {
      edit: {
        PreviewButton: {
          path: '/src/admin/pages/page-links#PageLinks',
          clientProps: { preview: wordsAt('labels', 'preview'), inShop: wordsAt('labels', 'seeInShop') },
        },
      },
    },
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

function previewOf(page: { id?: unknown } | undefined, locale?: string) {
  return typeof page?.id === 'string' ? draftLink(page.id, locale) : null
}

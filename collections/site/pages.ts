import { sql } from '@payloadcms/db-postgres'
import type { Access } from 'payload'
import { draftLink } from '@/domain/pages/page-preview'
import { TERMS_SLUG } from '@/domain/pages/terms'
import { INFO_PAGES } from '@/domain/pages/info-pages'
import { admin, anyOf, matching, staff } from '~/collections/shared/access'
import { clearPagesOn } from '~/collections/shared/clear-pages'
import { defineCollection } from '~/collections/shared/define-collection'
import { lockRow } from '~/collections/shared/lock-row'
import { keepLock, refuseOlderForm } from '~/collections/shared/opened-by-two'
import { wordsAt } from '~/collections/labels/words'
import {
  day,
  flag,
  inEnglishAtLeast,
  keyFor,
  serverOnly,
  text,
  unread,
  when,
} from '~/collections/shared/fields'
import { refuseIfUsed } from '~/collections/shared/refuse-if-used'
import { findByTitle } from './find-by-title'
import { clearMenus, clearMenusOfPage } from './menus'
import { keepContentRules, pageContent, refuseLargeContent } from './page-content'
import { languageStates, shownTitle } from './page-states'
import { keepAddress, needEnglish, noteDraft, noteWriting } from './page-hooks'
import { keepTerms } from './keep-terms'

/** Of a phone, a tablet and a desktop: the preview beside the form. */
const WIDTHS = [
  [390, 844],
  [820, 1180],
  [1440, 900],
].map(([width = 0, height = 0]) => ({ name: `w${width}`, label: `${width} × ${height}`, width, height }))

const ADDRESS_FIELD = {
  components: {
    Field: {
      path: '/src/admin/pages/address-field#AddressField',
      clientProps: {
        fixed: wordsAt('issues', 'page', 'fixedAddress'),
        hint: wordsAt('labels', 'addressHint'),
      },
    },
  },
}

const ofTerms = { condition: (data: { slug?: unknown }) => data.slug === TERMS_SLUG }

const FIXED_STAYS = 'This page can’t be unpublished or deleted, because the marketplace links to it.'

/** Information pages, written by editors in three languages (rule L3). */
export const Pages = defineCollection({
  slug: 'pages',
  enableQueryPresets: true,
  admin: {
    group: 'content',
    defaultColumns: ['shownTitle', 'slug', '_status', 'languages', 'updatedAt'],
    listSearchableFields: ['title', 'slug'],
    livePreview: { url: ({ data, locale }) => previewOf(data, locale?.code), breakpoints: WIDTHS },
    preview: (doc, { locale }) => previewOf(doc, locale),
    components: {
      edit: {
        PublishButton: '/src/admin/pages/page-publish-button#PagePublishButton',
        PreviewButton: {
          path: '/src/admin/pages/page-links#PageLinks',
          clientProps: { preview: wordsAt('labels', 'preview'), inShop: wordsAt('labels', 'seeInShop') },
        },
      },
    },
  },
  lockDocuments: { duration: 300 },
  trash: true,
  access: {
    create: staff,
    read: anyOf(staff, matching({ _status: { equals: 'published' }, deletedAt: { exists: false } })),
    update: staff,
    delete: trashOrDelete,
    readVersions: staff,
  },
  hooks: {
    beforeOperation: [findByTitle, refuseLargeContent, lockRow, noteDraft],
    beforeChange: [keepAddress, needEnglish, noteWriting, refuseOlderForm, keepContentRules],
    afterChange: [keepTerms, keepLock, ...clearPagesOn('pages').afterChange, clearMenusOfPage],
    beforeDelete: [refuseIfUsed('page.fixedStays', FIXED_STAYS, isFixed)],
    afterDelete: [...clearPagesOn('pages').afterDelete, clearMenus],
  },
  // Payload would store an empty draft at every visit of the form for a new page, were drafts not validated.
  versions: {
    drafts: { autosave: { interval: 1500 }, schedulePublish: true, validate: true },
    maxPerDoc: 50,
  },
  fields: [
    languageStates,
    shownTitle,
    inEnglishAtLeast(text('title', { maxLength: 120 })),
    text('slug', { required: true, unique: true, maxLength: 80, admin: ADDRESS_FIELD }),
    text('description', { localized: true, maxLength: 180 }),
    // Of the terms of use alone (rule L32).
    day('validFrom', { admin: ofTerms }),
    flag('isCorrection', { required: false, defaultValue: undefined, admin: ofTerms }),
    pageContent(),
    // Who saved it last, and the version that this was written upon (rule A26).
    keyFor('savedBy', { access: unread }),
    keyFor('savedUpon', { access: unread }),
    // Those that lead on to this page, separated by spaces (rule L24).
    keyFor('formerAddresses', { maxLength: 2_000, access: unread }),
    // When the words of a language were last changed (rule L25).
    when('writtenAt', { localized: true, access: { ...serverOnly, read: staff }, admin: { hidden: true } }),
  ],
})

/** Editors put a page into the trash and take it out again; only admins delete one for good (rule L24). */
function trashOrDelete({ data, req }: Parameters<Access>[0]) {
  return (data?.deletedAt ? staff : admin)({ req })
}

function isFixed(id: string | number) {
  return sql`select 1 from pages where id = ${id} and slug in ${[...INFO_PAGES]}`
}

function previewOf(page: { id?: unknown } | undefined, locale?: string) {
  return typeof page?.id === 'string' ? draftLink(page.id, locale) : null
}

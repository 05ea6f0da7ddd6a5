import type { Media, ProductDocument } from '@/payload-types'
import { admin, everyone, nobody, ownerAndStaff, staff, type Row } from './row'

/** Editors have no people (rule N9). */
const NOT_EDITORS = everyone.filter((role) => role !== 'editor')

const POINT = { create: staff, update: staff, attempt: { focalX: 20, focalY: 70 } } as const

/** Pictures are public. They belong to the reviewed facts of a product, so a seller does not take one away either (rule C5). */
const media = {
  create: ['seller', 'otherSeller', ...staff],
  samples: {
    sellers: { owners: ['seller'], read: everyone, update: staff, delete: admin, held: true },
    otherSellers: { owners: ['otherSeller'], read: everyone, update: staff, delete: admin, held: true },
    house: { read: everyone, update: staff, delete: staff, held: true },
    spare: { read: everyone, update: staff, delete: staff },
  },
  fields: {
    open: ['alt'],
    server: [
      'hash',
      'prefix',
      '_objectKey',
      'url',
      'thumbnailURL',
      'filename',
      'mimeType',
      'filesize',
      'width',
      'height',
      'sizes',
    ],
    ruled: {
      usage: { read: staff, create: nobody, update: nobody },
      languages: { read: staff, create: nobody, update: nobody },
      // A point is both; sellers may send one, and a hook ignores it (rule L31).
      focalX: POINT,
      focalY: POINT,
      owner: { read: NOT_EDITORS, create: staff, update: nobody },
    },
  },
} as const satisfies Row<Media>

/** Added by a command of the seller, read by everybody once the product that names it is on sale, never changed (rule C62). */
const productDocuments = {
  samples: {
    published: { owners: ['seller'], read: everyone },
    // Of a live product, whose change request has not been decided.
    asked: { owners: ['seller'], read: ownerAndStaff },
    ofPending: { owners: ['seller'], read: ownerAndStaff },
    ofOtherPending: { owners: ['otherSeller'], read: ownerAndStaff },
  },
  fields: {
    server: [
      'title',
      'kind',
      'locale',
      'product',
      'seller',
      'isListed',
      'prefix',
      '_objectKey',
      'url',
      'thumbnailURL',
      'filename',
      'mimeType',
      'filesize',
      'width',
      'height',
    ],
  },
} as const satisfies Row<ProductDocument>

export const FILES = { media, 'product-documents': productDocuments }

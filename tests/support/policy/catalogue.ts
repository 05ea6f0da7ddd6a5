import type {
  Category,
  Product,
  ProductChange,
  ProductDraft,
  ProductImport,
  ProductImportRow,
  ProductView,
  Synonym,
} from '@/payload-types'
import { admin, everyone, nobody, ownerAndAdmin, ownerAndStaff, staff, type Ids, type Row } from './row'

const WORDS = ['name', 'description', 'material', 'color', 'pictureTexts', 'dimensions'] as const

const FACTS = [
  'lengthMm',
  'widthMm',
  'heightMm',
  'weight',
  'soldBy',
  'packagingUnit',
  'boxesPerPallet',
  'content',
  'contentUnit',
  'box',
  'hsCode',
] as const

/** Editors have a product's words alone (rule N9). */
const FACT = { update: ownerAndAdmin }

/** One without the other is refused (rule C54). */
const CONTENT = { ...FACT, attempt: { content: 0.48, contentUnit: 'm2' } }

/** Pictures of the seller or of the house: another seller's are refused. */
const PICTURES = { attempt: ({ media }: Ids) => ({ images: [media?.house] }) }

const sellers = ['seller', 'otherSeller'] as const

/** Editors have no prices and no people (rule N9). */
const NOT_EDITORS = everyone.filter((role) => role !== 'editor')

/**
 * Listed by active sellers, described by them and by staff; what it costs and how many there are is the seller's and the admin's (rules C3, C5, C9).
 * All were approved, so category, origin and certifications are fixed (rule C15); tests/int/products/correcting.test.ts tries others.
 */
const A_SAMPLE = { samplePrice: 900, sampleFreight: 0 }

const products = {
  create: [...sellers, 'admin'],
  samples: {
    pending: { owners: ['seller'], read: ownerAndStaff, update: ownerAndStaff, delete: admin },
    rejected: { owners: ['seller'], read: ownerAndStaff, update: ownerAndStaff, delete: admin },
    live: { owners: ['seller'], read: everyone, update: ownerAndStaff, delete: admin, held: true },
    second: { owners: ['seller'], read: everyone, update: ownerAndStaff, delete: admin, held: true },
    otherPending: {
      owners: ['otherSeller'],
      read: ownerAndStaff,
      update: ownerAndStaff,
      delete: admin,
      held: true,
    },
    otherLive: { owners: ['otherSeller'], read: everyone, update: ownerAndStaff, delete: admin, held: true },
    stopped: { owners: ['suspendedSeller'], read: ownerAndStaff, update: staff, delete: admin, held: true },
    archived: { owners: ['suspendedSeller'], read: ownerAndStaff, update: staff, delete: admin },
  },
  fields: {
    open: WORDS,
    once: ['sku', 'origin', 'certifications'],
    server: [
      'category',
      'mainCategory',
      'subCategory',
      'sellerName',
      'isLive',
      'moq',
      'stockShown',
      'viewCount',
      'orderCount',
      'ratingCount',
      'ratingSum',
      'isRecommended',
      'pickRank',
      'cover',
      // Added and removed by commands of the seller (rule C62).
      'documents',
    ],
    ruled: {
      ...(Object.fromEntries(FACTS.map((name) => [name, FACT])) as Record<
        (typeof FACTS)[number],
        typeof FACT
      >),
      content: CONTENT,
      contentUnit: CONTENT,
      images: { ...PICTURES, update: ownerAndAdmin },
      listedIn: { update: nobody, attempt: 'given' },
      seller: { create: admin, update: nobody },
      status: { create: admin, update: admin, attempt: { status: 'approved' } },
      statusReason: { read: ownerAndStaff, create: admin, update: admin },
      changesAsked: { read: ownerAndStaff, create: nobody, update: admin },
      needsReview: { read: ownerAndStaff, create: nobody, update: nobody },
      approvedAt: { read: ownerAndStaff, create: nobody, update: nobody },
      approvedByTrust: { read: ownerAndStaff, create: nobody, update: nobody },
      archivedAt: { read: ownerAndStaff, create: nobody, update: ownerAndAdmin, rewritten: true },
      reserved: { read: ownerAndAdmin, create: nobody, update: nobody, attempt: { reserved: 1 } },
      stock: { read: ownerAndAdmin, update: ownerAndAdmin },
      // Of the 40 there are: one more was typed than was seen.
      stockSeen: {
        read: ownerAndAdmin,
        create: nobody,
        update: ownerAndAdmin,
        attempt: { stock: 42, stockSeen: 41 },
      },
      family: { read: ownerAndStaff, update: ownerAndAdmin },
      familyKey: { read: nobody, create: nobody, update: nobody },
      priceFrom: { read: NOT_EDITORS, create: nobody, update: nobody },
      priceBest: { read: NOT_EDITORS, create: nobody, update: nobody },
      priceFormer: { read: NOT_EDITORS, create: nobody, update: nobody },
      discount: { read: ownerAndStaff, create: nobody, update: nobody },
      moqPrices: {
        read: NOT_EDITORS,
        update: ownerAndAdmin,
        attempt: { moqPrices: [{ minQty: 2, maxQty: 999999, unitPrice: 700 }] },
      },
      versionSeen: { read: staff, create: nobody, update: nobody },
      shippingCountry: { update: ownerAndAdmin },
      shippingFrom: { update: ownerAndAdmin },
      leadTimeDays: { update: ownerAndAdmin },
      // The two go together (rule C76).
      samplePrice: { read: NOT_EDITORS, update: ownerAndAdmin, attempt: A_SAMPLE },
      sampleFreight: { read: NOT_EDITORS, update: ownerAndAdmin, attempt: A_SAMPLE },
      madeToOrder: { update: ownerAndAdmin },
    },
  },
} as const satisfies Row<Product>

/** A seller's wish, asked by a command and decided by admins; nobody else touches its words (rule C5). */
const productChanges = {
  samples: {
    asked: { owners: ['seller'], read: ownerAndStaff, update: admin, delete: admin },
    otherAsked: { owners: ['otherSeller'], read: ownerAndStaff, update: admin, delete: admin },
  },
  fields: {
    open: [...WORDS, ...FACTS, 'reason'],
    server: ['product', 'seller', 'changed', 'documents', 'decidedAt', 'versionSeen'],
    ruled: { images: PICTURES, status: { attempt: { status: 'declined', reason: 'Too bright.' } } },
  },
} as const satisfies Row<ProductChange>

const categories = {
  create: admin,
  samples: {
    room: { read: everyone, update: staff, delete: admin, held: true },
    sub: { read: everyone, update: staff, delete: admin, held: true },
    spare: { read: everyone, update: staff, delete: admin },
  },
  fields: {
    open: ['name', 'intro', 'position'],
    server: ['slug'],
    ruled: {
      parent: { attempt: 'given' },
      picture: { attempt: ({ media }: Ids) => ({ picture: media?.house }) },
    },
  },
} as const satisfies Row<Category>

const synonyms = {
  create: staff,
  samples: { taps: { read: everyone, update: staff, delete: admin } },
  fields: {
    ruled: {
      title: { read: staff, create: nobody, update: nobody },
      words: { attempt: { words: ['tub', 'bath'] } },
    },
  },
} as const satisfies Row<Synonym>

const productViews = {
  samples: { today: { read: admin } },
  fields: { server: ['title', 'product', 'day', 'visitor', 'words', 'counted'] },
} as const satisfies Row<ProductView>

/** Drafts and imports have no way in but the pages of their seller. */
const productDrafts = {
  samples: { begun: { owners: ['seller'], read: ['owner'] } },
  fields: {
    server: ['seller', 'name', 'content', 'version', 'translationAskedAt', 'translatedAt'],
    ruled: { translationTakenBy: { read: nobody, create: nobody, update: nobody } },
  },
} as const satisfies Row<ProductDraft>

const productImports = {
  samples: { checked: { owners: ['seller'], read: ['owner'] } },
  fields: {
    server: [
      'seller',
      'fileName',
      'status',
      'content',
      'problem',
      'locale',
      'rowCount',
      'startedAt',
      'endedAt',
    ],
  },
} as const satisfies Row<ProductImport>

const productImportRows = {
  samples: { first: {} },
  fields: { server: ['import', 'line', 'sku', 'values', 'plan', 'outcome', 'reasons'] },
} as const satisfies Row<ProductImportRow>

export const CATALOGUE = {
  products,
  'product-changes': productChanges,
  categories,
  synonyms,
  'product-views': productViews,
  'product-drafts': productDrafts,
  'product-imports': productImports,
  'product-import-rows': productImportRows,
}

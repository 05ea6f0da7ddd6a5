import type { Field, TextareaField, TextField } from 'payload'
import { byFact } from '@/domain/values/by-fact'
import { PRODUCT_FACTS, REVIEWED_FIELDS, type ReviewedField } from '@/domain/products/facts/facts'
import { CONTENT_UNITS, SOLD_BY } from '@/domain/products/facts/content'
import { MAX_LENGTH } from '@/domain/products/listing/product-limits'
import { MAX_PRODUCT_DOCUMENTS } from '@/domain/products/product-documents'
import { isPictureTexts } from '@/domain/products/picture-texts'
import { privateTo } from '~/collections/shared/access'
import { choice, inEnglishAtLeast, serverOnly, text, validateLine } from '~/collections/shared/fields'

const MADE = PRODUCT_FACTS.filter((fact) => fact.kind !== 'own')
type MadeFact = (typeof MADE)[number]

/** Product fields whose changes staff review (rule C5), shared by products and change requests. */
export function reviewedFields({ required }: { required: boolean }): Field[] {
  const localized = <T extends TextField | TextareaField>(field: T) =>
    required ? inEnglishAtLeast(field) : { ...field, localized: true }
  // Of a product, editors change words alone (rule N9).
  const fact = required ? { access: { update: privateTo('seller') } } : {}
  const fieldOf = (each: MadeFact): Field => {
    if (each.kind === 'words') return localized(text(each.name, { maxLength: each.limit }))
    if (each.kind === 'line') return text(each.name, { required, maxLength: each.limit })
    return {
      name: each.name,
      type: 'number',
      ...(each.required !== 'never' && { required }),
      min: each.kind === 'count' ? 1 : 0,
      ...((each.kind === 'weight' || each.kind === 'amount') && { admin: { step: 0.01 } }),
      ...fact,
    }
  }
  const own = {
    description: localized({
      name: 'description',
      type: 'textarea',
      maxLength: MAX_LENGTH.description,
      validate: validateLine,
    }),
    images: {
      name: 'images',
      type: 'upload',
      relationTo: 'media',
      hasMany: true,
      required,
      maxRows: 12,
      ...fact,
    },
    pictureTexts: {
      name: 'pictureTexts',
      type: 'json',
      localized: true,
      validate: (value, { req }) =>
        value === null || value === undefined || isPictureTexts(value) || req.t('validation:invalidInput'),
      // By the id of the picture.
      admin: { components: { Field: '/src/admin/records/picture-texts#PictureTextsRecord' } },
    },
    documents: {
      name: 'documents',
      type: 'upload',
      relationTo: 'product-documents',
      hasMany: true,
      maxRows: MAX_PRODUCT_DOCUMENTS,
      // Added and removed by commands of the seller (rule C62).
      access: serverOnly,
      admin: { readOnly: true },
    },
    soldBy: choice('soldBy', SOLD_BY, required ? { required, defaultValue: 'piece', ...fact } : {}),
    contentUnit: choice('contentUnit', CONTENT_UNITS, fact),
    box: {
      name: 'box',
      type: 'group',
      ...fact,
      fields: [
        { name: 'length', type: 'number', min: 0 },
        { name: 'width', type: 'number', min: 0 },
        { name: 'height', type: 'number', min: 0 },
      ],
    },
    hsCode: text('hsCode', { maxLength: 12, ...fact }),
  } satisfies Partial<Record<ReviewedField, Field>>
  const fields = { ...byFact(MADE, fieldOf), ...own }
  return REVIEWED_FIELDS.map((name) => fields[name])
}

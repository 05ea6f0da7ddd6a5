import type { Field, TextareaField, TextField } from 'payload'
import { isPictureTexts } from '@/domain/products/picture-texts'
import { privateTo } from '~/collections/shared/access'
import { choice, inEnglishAtLeast, text, validateLine } from '~/collections/shared/fields'

/** Product fields whose changes staff review (rule C5), shared by products and change requests. */
export function reviewedFields({ required }: { required: boolean }): Field[] {
  const localized = <T extends TextField | TextareaField>(field: T) =>
    required ? inEnglishAtLeast(field) : { ...field, localized: true }
  // Of a product, editors change words alone (rule N9).
  const fact = required ? { access: { update: privateTo('seller') } } : {}
  return [
    localized(text('name', { maxLength: 160 })),
    localized({ name: 'description', type: 'textarea', maxLength: 6000, validate: validateLine }),
    { name: 'images', type: 'upload', relationTo: 'media', hasMany: true, required, maxRows: 12, ...fact },
    {
      name: 'pictureTexts',
      type: 'json',
      localized: true,
      validate: (value, { req }) =>
        value === null || value === undefined || isPictureTexts(value) || req.t('validation:invalidInput'),
      // By the id of the picture.
      admin: { components: { Field: '/src/admin/picture-texts#PictureTexts' } },
    },
    localized(text('material', { maxLength: 160 })),
    localized(text('color', { maxLength: 120 })),
    text('dimensions', { required, maxLength: 120 }),
    { name: 'lengthMm', type: 'number', min: 0, ...fact },
    { name: 'widthMm', type: 'number', min: 0, ...fact },
    { name: 'heightMm', type: 'number', min: 0, ...fact },
    {
      name: 'weight',
      type: 'number',
      required,
      min: 0,
      admin: { step: 0.01 },
      ...fact,
    },
    choice(
      'soldBy',
      ['piece', 'set', 'box', 'slab'],
      required ? { required, defaultValue: 'piece', ...fact } : {},
    ),
    { name: 'packagingUnit', type: 'number', required, min: 1, ...fact },
    {
      name: 'box',
      type: 'group',
      ...fact,
      fields: [
        { name: 'length', type: 'number', min: 0 },
        { name: 'width', type: 'number', min: 0 },
        { name: 'height', type: 'number', min: 0 },
      ],
    },
    text('hsCode', { maxLength: 12, ...fact }),
  ]
}

import { REVIEW_PICTURE_SIZES, REVIEW_PICTURE_STATES } from '@/domain/products/reviews/review-pictures'
import { admin, anyOf, matching, nobody, ownedBy, staff } from '~/collections/shared/access'
import { clearPagesOn } from '~/collections/shared/clear-pages'
import { defineCollection } from '~/collections/shared/define-collection'
import { choice, link, serverOnly, text } from '~/collections/shared/fields'
import { takeFocalPoint } from './focal-point'
import { DECODING, PICTURE_FIT, rebuildPicture } from './picture-hooks'
import { namePicture, refuseReplacement, refuseWithoutFile, storeUnder } from './upload'

/** Once staff have approved it, and as long as its review is not hidden. */
const shown = matching({ and: [{ status: { equals: 'approved' } }, { 'review.hidden': { equals: false } }] })

/** Pictures of buyers in their reviews (rule C63): re-encoded, without metadata, seen by others once staff have approved them. */
export const ReviewPictures = defineCollection({
  slug: 'review-pictures',
  admin: {
    group: 'work',
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'review', 'status', 'createdAt'],
  },
  access: {
    create: nobody,
    read: anyOf(staff, ownedBy('owner'), shown),
    update: staff,
    delete: nobody,
  },
  hooks: {
    // Staff could crop it, which would write its files anew.
    beforeOperation: [takeFocalPoint, refuseWithoutFile, refuseReplacement, namePicture, rebuildPicture],
    beforeChange: [storeUnder('review-pictures')],
    ...clearPagesOn('comments'),
  },
  upload: {
    staticDir: `${process.env.MARU_DATA || '.data'}/review-pictures`,
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/gif'],
    pasteURL: false,
    // No file is exchanged for another.
    hideRemoveFile: true,
    crop: false,
    focalPoint: false,
    formatOptions: { format: 'webp', options: { quality: 82, effort: 2 } },
    resizeOptions: PICTURE_FIT,
    constructorOptions: DECODING,
    imageSizes: REVIEW_PICTURE_SIZES.map(({ name, width, format, options }) => ({
      name,
      width,
      // Whole: to a focal point Payload would cut.
      fit: 'inside',
      withoutEnlargement: true,
      formatOptions: { format, options },
    })),
    adminThumbnail: 'card',
    modifyResponseHeaders: ({ headers }) => {
      // Asked anew each time: staff may decline it, hide its review, and its author delete it.
      headers.set('Cache-Control', 'private, no-cache')
      headers.set('Content-Security-Policy', "default-src 'none'")
      headers.set('X-Content-Type-Options', 'nosniff')
      return headers
    },
  },
  fields: [
    choice('status', REVIEW_PICTURE_STATES, {
      required: true,
      defaultValue: 'pending',
      index: true,
      access: { create: nobody, update: staff },
    }),
    link('review', 'comments', { access: serverOnly }),
    // Editors have no people (rule N9).
    link('owner', 'users', { access: { ...serverOnly, read: admin } }),
    text('prefix', { access: serverOnly, admin: { hidden: true } }),
  ],
})

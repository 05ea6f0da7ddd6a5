import type { Access } from 'payload'
import { admin, allow, anyOf, anyone, staff } from '~/collections/shared/access'
import { defineCollection } from '~/collections/shared/define-collection'
import { memberId } from '~/collections/shared/actor'
import { choice, link, setOnceBy, serverOnly, text } from '~/collections/shared/fields'
import { clearShown, keepFocalPoint, takeFocalPoint } from './focal-point'
import { onlyUnused, refuseUsed, sayStates } from './picture-library'
import { DECODING, hashPicture, lockPicture, PICTURE_FIT, rebuildPicture } from './picture-hooks'
import { storeUnder, namePicture, refuseReplacement, refuseWithoutFile } from './upload'
import { isActiveSeller, isEditor, isStaff } from '@/domain/people/actor'
import { PICTURE_SIZES } from '@/domain/products/picture'

const ofMarketplace: Access = ({ req }) => staff({ req }) && { owner: { exists: false } }

/**
 * Product and page pictures: public, re-encoded, without metadata (rule
 * C12). Names carry 16 random bytes, so a URL's content never changes.
 */
export const Media = defineCollection({
  slug: 'media',
  admin: {
    group: 'catalogue',
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'alt', 'languages', 'usage', 'owner', 'createdAt'],
    baseFilter: onlyUnused,
    components: { beforeListTable: ['/src/admin/pages/pictures/unused-tabs#UnusedTabs'] },
  },
  access: {
    create: allow((actor) => isStaff(actor) || isActiveSeller(actor)),
    read: anyone,
    update: staff,
    // Of sellers' pictures, which were reviewed with their products, editors delete none (rule C5).
    delete: anyOf(admin, ofMarketplace),
  },
  hooks: {
    beforeOperation: [takeFocalPoint, refuseWithoutFile, refuseReplacement, namePicture, rebuildPicture],
    beforeChange: [storeUnder('products'), hashPicture, keepFocalPoint],
    afterChange: [clearShown],
    afterOperation: [sayStates],
    beforeDelete: [lockPicture, refuseUsed],
  },
  upload: {
    staticDir: `${process.env.MARU_DATA || '.data'}/media`,
    // AVIF is listed because we generate it; namePicture rejects AVIF uploads by their bytes.
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'],
    pasteURL: false,
    // No file is exchanged for another.
    hideRemoveFile: true,
    crop: false,
    focalPoint: true,
    formatOptions: { format: 'webp', options: { quality: 82, effort: 2 } },
    resizeOptions: PICTURE_FIT,
    constructorOptions: DECODING,
    imageSizes: PICTURE_SIZES.map(({ name, width, format, options }) => ({
      name,
      width,
      // Whole: to a focal point Payload would cut.
      fit: 'inside',
      withoutEnlargement: true,
      formatOptions: { format, options },
    })),
    adminThumbnail: 'thumb',
    modifyResponseHeaders: ({ headers }) => {
      headers.set('Cache-Control', 'public, max-age=31536000, immutable')
      headers.set('Content-Security-Policy', "default-src 'none'")
      return headers
    },
  },
  fields: [
    text('alt', { localized: true, maxLength: 200 }),
    // Computed in lists of staff: where it is used, and which languages have its words (rule L31).
    choice('usage', ['used', 'unused'], {
      virtual: true,
      access: { ...serverOnly, read: staff },
      admin: { components: { Field: '/src/admin/pages/pictures/picture-uses#PictureUses' } },
    }),
    text('languages', {
      virtual: true,
      access: { ...serverOnly, read: staff },
      // Payload leaves fields that are hidden out of lists too.
      admin: {
        condition: () => false,
        components: { Cell: '/src/admin/pages/pictures/words-cell#PictureWordsCell' },
      },
    }),
    link('owner', 'users', {
      // Editors have no people (rule N9).
      access: { ...setOnceBy(allow(isStaff)), read: allow((actor) => !isEditor(actor)) },
      defaultValue: memberId,
    }),
    // Names the picture's URL under /img: the same bytes give the same URL (docs/decisions/011).
    text('hash', { access: serverOnly, index: true, maxLength: 12, admin: { hidden: true } }),
    text('prefix', { access: serverOnly, admin: { hidden: true } }),
  ],
})

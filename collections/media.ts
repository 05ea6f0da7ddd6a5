import { admin, allow, anyone, staff } from './shared/access'
import { define } from './shared/define'
import { memberId } from './shared/stamp'
import { link, onceBy, serverOnly, text } from './shared/fields'
import { keepIn, namePicture, refuseWithoutFile } from './shared/upload'
import { isActiveSeller, isStaff } from '@/domain/account'

/** Pictures of goods and pages: public, re-encoded, without metadata (ruling C12). Names carry 16 random bytes, so a URL never changes its content. */
export const Media = define({
  slug: 'media',
  labels: { singular: 'Picture', plural: 'Pictures' },
  admin: { group: 'Catalogue', useAsTitle: 'filename' },
  access: {
    create: allow((actor) => isStaff(actor) || isActiveSeller(actor)),
    read: anyone,
    update: staff,
    // A picture is a reviewed fact of a product: taking it away would change a live listing unseen (ruling C5).
    delete: admin,
  },
  hooks: { beforeOperation: [refuseWithoutFile, namePicture], beforeChange: [keepIn('products')] },
  upload: {
    staticDir: `${process.env.MARU_DATA ?? '.data'}/media`,
    mimeTypes: ['image/jpeg', 'image/png', 'image/webp', 'image/gif'],
    pasteURL: false,
    crop: false,
    focalPoint: false,
    formatOptions: { format: 'webp', options: { quality: 82 } },
    resizeOptions: { width: 2000, height: 2500, fit: 'inside', withoutEnlargement: true },
    imageSizes: [
      {
        name: 'thumb',
        width: 160,
        withoutEnlargement: true,
        formatOptions: { format: 'webp', options: { quality: 70 } },
      },
      {
        name: 'card',
        width: 400,
        withoutEnlargement: true,
        formatOptions: { format: 'webp', options: { quality: 72 } },
      },
      {
        name: 'page',
        width: 768,
        withoutEnlargement: true,
        formatOptions: { format: 'webp', options: { quality: 78 } },
      },
    ],
    adminThumbnail: 'thumb',
    modifyResponseHeaders: ({ headers }) => {
      headers.set('Cache-Control', 'public, max-age=31536000, immutable')
      headers.set('Content-Security-Policy', "default-src 'none'")
      return headers
    },
  },
  fields: [
    text('alt', { localized: true, maxLength: 200 }),
    link('owner', 'users', {
      access: onceBy(allow(isStaff)),
      defaultValue: memberId,
    }),
    text('prefix', { access: serverOnly, admin: { hidden: true } }),
  ],
})

import { sql } from '@payloadcms/db-postgres'
import en from '@/messages/en.json'
import { admin, allow, anyone, staff } from '~/collections/shared/access'
import { defineCollection } from '~/collections/shared/define-collection'
import { memberId } from '~/collections/shared/actor'
import { link, setOnceBy, serverOnly, text } from '~/collections/shared/fields'
import { refuseIfUsed } from '~/collections/shared/refuse-if-used'
import { clearShown, keepFocalPoint, takeFocalPoint } from './focal-point'
import { DECODING, hashPicture, lockPicture, PICTURE_FIT, rebuildPicture } from './picture-hooks'
import { storeUnder, namePicture, refuseReplacement, refuseWithoutFile } from './upload'
import { isActiveSeller, isEditor, isStaff } from '@/domain/people/actor'
import { PICTURE_SIZES } from '@/domain/products/picture'

/**
 * Product and page pictures: public, re-encoded, without metadata (rule
 * C12). Names carry 16 random bytes, so a URL's content never changes.
 */
export const Media = defineCollection({
  slug: 'media',
  admin: {
    group: 'catalogue',
    useAsTitle: 'filename',
    defaultColumns: ['filename', 'alt', 'owner', 'createdAt'],
  },
  access: {
    create: allow((actor) => isStaff(actor) || isActiveSeller(actor)),
    read: anyone,
    update: staff,
    // Deleting a picture would change a live product without review (rule C5).
    delete: admin,
  },
  hooks: {
    beforeOperation: [takeFocalPoint, refuseWithoutFile, refuseReplacement, namePicture, rebuildPicture],
    beforeChange: [storeUnder('products'), hashPicture, keepFocalPoint],
    afterChange: [clearShown],
    beforeDelete: [
      lockPicture,
      refuseIfUsed(
        'picture.inUse',
        en.issues.picture.inUse,
        (id) => sql`select 1 where exists (select 1 from products_rels where media_id = ${id})
          or exists (select 1 from product_changes_rels r join product_changes c on c.id = r.parent_id
            where r.media_id = ${id} and c.status not in ('declined', 'withdrawn'))
          or exists (select 1 from categories where picture_id = ${id})
          or exists (select 1 from home where hero_picture_id = ${id})
          or exists (select 1 from home_makers where picture_id = ${id})
          or exists (select 1 from pages_locales where strpos(content::text, ${String(id)}) > 0)
          or exists (select 1 from _pages_v_locales l join _pages_v v on v.id = l._parent_id
            where v.latest and strpos(l.version_content::text, ${String(id)}) > 0)`,
      ),
    ],
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

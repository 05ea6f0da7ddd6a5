import { DOCUMENT_KINDS, MAX_DOCUMENT_TITLE } from '@/domain/products/product-documents'
import { anyOf, matching, nobody, ownedBy, staff } from '~/collections/shared/access'
import { defineCollection } from '~/collections/shared/define-collection'
import { choice, flag, link, localeField, serverOnly, text } from '~/collections/shared/fields'
import { refuseActivePdf } from './refuse-active-pdf'
import { namePdf, refuseReplacement, refuseWithoutFile, storeUnder } from './upload'

/** What the reviewed list of a product on sale names. */
const published = matching({ and: [{ isListed: { equals: true } }, { 'product.isLive': { equals: true } }] })

/**
 * Specifications, installation guides, certificates and drawings of products (rule C62). Added by a command of the seller, never
 * changed; public once staff have approved the product, or the change request, that names them.
 */
export const ProductDocuments = defineCollection({
  slug: 'product-documents',
  admin: {
    group: 'catalogue',
    useAsTitle: 'title',
    defaultColumns: ['title', 'kind', 'locale', 'product', 'createdAt'],
  },
  access: {
    create: nobody,
    read: anyOf(staff, ownedBy('seller'), published),
    update: nobody,
    delete: nobody,
  },
  hooks: {
    beforeOperation: [refuseWithoutFile, refuseReplacement, namePdf, refuseActivePdf],
    beforeChange: [storeUnder('product-documents')],
  },
  upload: {
    staticDir: `${process.env.MARU_DATA || '.data'}/product-documents`,
    mimeTypes: ['application/pdf'],
    pasteURL: false,
    // No file is exchanged for another.
    hideRemoveFile: true,
    crop: false,
    focalPoint: false,
    modifyResponseHeaders: ({ headers }) => {
      // Asked anew each time: it is public only as long as its product is.
      headers.set('Cache-Control', 'private, no-cache')
      headers.set('Content-Disposition', 'attachment')
      headers.set('Content-Security-Policy', "default-src 'none'")
      headers.set('X-Content-Type-Options', 'nosniff')
      return headers
    },
  },
  fields: [
    text('title', { required: true, maxLength: MAX_DOCUMENT_TITLE, access: serverOnly }),
    choice('kind', DOCUMENT_KINDS, { required: true, access: serverOnly }),
    localeField(serverOnly),
    link('product', 'products', { access: serverOnly }),
    link('seller', 'sellers', { access: serverOnly }),
    // Whether the product names it: kept by the hook `listDocuments` of products.
    flag('isListed', { access: serverOnly, admin: { hidden: true } }),
    text('prefix', { access: serverOnly, admin: { hidden: true } }),
  ],
})

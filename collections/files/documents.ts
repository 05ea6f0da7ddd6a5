import { sql } from '@payloadcms/db-postgres'
import { isAdmin, isMember } from '@/domain/people/actor'
import { checkDocumentKind } from '@/domain/forms/upload'
import en from '@/messages/en'
import { admin, allOf, allow, anyOf, matching, nobody, ownedBy } from '~/collections/shared/access'
import { defineCollection } from '~/collections/shared/define-collection'
import { enforce } from '~/collections/shared/enforce'
import { memberId } from '~/collections/shared/actor'
import { choice, link, setOnceBy, serverOnly, text } from '~/collections/shared/fields'
import { refuseIfUsed } from '~/collections/shared/refuse-if-used'
import { ofOpenedOrder, ofReadableOrder } from '~/collections/orders/order-access'
import { limitBusiness } from './limit-business'
import { limitUnsent } from './limit-unsent'
import { lockOwner } from './lock-owner'
import { rebuildSentImage } from './rebuild-sent-image'
import { refuseActivePdf } from './refuse-active-pdf'
import { refuseUnreadable } from './refuse-unreadable'
import { storeUnder, nameDocument, refuseReplacement, refuseWithoutFile } from './upload'

/**
 * Files of messages are read by the two, and by staff only as part of a report (rule T23); those of an order by admins who
 * have said why they open it (rule M49), and those of a return once staff were asked about it (rule M90).
 */
const adminsOwn = allOf(
  admin,
  matching({ kind: { not_equals: 'message' } }),
  anyOf(
    matching({ order: { exists: false } }),
    matching({ 'return.escalatedAt': { exists: true } }),
    ofOpenedOrder,
  ),
)

/**
 * Business documents, waybills, packing lists, invoices. Readable by
 * their owner, the other side of the order, and admins.
 */
export const Documents = defineCollection({
  slug: 'documents',
  // A file's name may name a person.
  custom: { isPersonal: true },
  admin: { group: 'orders', useAsTitle: 'filename', defaultColumns: ['filename', 'kind', 'owner', 'order'] },
  access: {
    create: allow((actor) => isMember(actor) || isAdmin(actor)),
    read: anyOf(
      adminsOwn,
      ownedBy('owner'),
      allOf(ownedBy('sharedWith'), anyOf(ofReadableOrder, matching({ order: { exists: false } }))),
    ),
    update: nobody,
    delete: adminsOwn,
  },
  hooks: {
    beforeOperation: [
      refuseWithoutFile,
      refuseReplacement,
      nameDocument,
      refuseUnreadable,
      refuseActivePdf,
      rebuildSentImage,
    ],
    beforeChange: [
      enforce(checkDocumentKind),
      limitBusiness,
      lockOwner,
      limitUnsent,
      storeUnder('documents'),
    ],
    beforeDelete: [
      refuseIfUsed(
        'document.inUse',
        en.issues.document.inUse,
        (id) => sql`select 1 from invoices where document_id = ${id}`,
      ),
    ],
  },
  upload: {
    staticDir: `${process.env.MARU_DATA || '.data'}/documents`,
    mimeTypes: ['application/pdf', 'image/jpeg', 'image/png'],
    pasteURL: false,
    // No file is exchanged for another.
    hideRemoveFile: true,
    crop: false,
    focalPoint: false,
    modifyResponseHeaders: ({ headers }) => {
      headers.set('Cache-Control', 'private, no-store')
      headers.set('Content-Disposition', 'attachment')
      headers.set('Content-Security-Policy', "default-src 'none'")
      return headers
    },
  },
  fields: [
    choice(
      'kind',
      ['business', 'invoice', 'packing_list', 'waybill', 'statement', 'exemption', 'message', 'return'],
      {
        required: true,
      },
    ),
    link('owner', 'users', {
      access: setOnceBy(admin),
      defaultValue: memberId,
    }),
    link('order', 'orders', { access: serverOnly }),
    link('sharedWith', 'users', { access: serverOnly }),
    // The message it was sent with; until then only its owner reads it.
    link('message', 'messages', { access: serverOnly }),
    // The return it shows the goods of (rule M83).
    link('return', 'returns', { access: serverOnly }),
    text('prefix', { access: serverOnly, admin: { hidden: true } }),
  ],
})

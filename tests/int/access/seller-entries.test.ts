import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as messageFile from '@/app/api/message-file/[id]/route'
import { threadKey } from '@/domain/talk/thread'
import { mayDo, SELLER_ROLES, type SellerPart, type SellerRole } from '@/domain/people/sellers/seller-people'
import * as discounts from '@/features/selling/discounts/discount-actions'
import * as bulk from '@/features/selling/listing/commands/bulk-actions'
import * as status from '@/features/selling/listing/commands/status-actions'
import * as productDocuments from '@/features/selling/listing/documents/document-actions'
import * as drafts from '@/features/selling/listing/drafts/draft-actions'
import * as edit from '@/features/selling/listing/edit/edit-actions'
import * as upload from '@/features/selling/listing/form/upload/upload-actions'
import * as imports from '@/features/selling/listing/transfer/import-actions'
import * as translation from '@/features/selling/listing/drafts/translation-actions'
import * as orders from '@/features/buying/orders/actions'
import * as many from '@/features/buying/orders/bulk/many-actions'
import * as waybill from '@/features/buying/orders/waybill/waybill-actions'
import * as payouts from '@/features/selling/payouts/actions'
import * as requests from '@/features/buying/price-requests/request-actions'
import * as returns from '@/features/buying/returns/return-actions'
import * as people from '@/features/selling/people/people-actions'
import * as account from '@/features/selling/profile/account/account-actions'
import * as business from '@/features/selling/profile/business/profile-actions'
import * as documents from '@/features/selling/profile/documents/document-actions'
import * as page from '@/features/selling/profile/page/page-actions'
import * as terms from '@/features/selling/profile/terms/terms-actions'
import * as reviews from '@/features/selling/reviews/actions'
import { aPaper } from '~/tests/support/factories/catalogue'
import { SELLER_ACTIONS } from '~/tests/support/policy/seller-entries'
import { openBrowser, type Browser } from '~/tests/support/http/browser'
import { aSaleToSend, parcelsIn } from '~/tests/support/shop/parcels'
import { seeOrder } from '~/tests/support/shop/see-order'
import { openSellerPeople, type SellerPeople } from '~/tests/support/shop/seller-people'

const MODULES: Record<string, object> = {
  'selling/discounts/discount-actions': discounts,
  'selling/listing/commands/bulk-actions': bulk,
  'selling/listing/commands/status-actions': status,
  'selling/listing/documents/document-actions': productDocuments,
  'selling/listing/drafts/draft-actions': drafts,
  'selling/listing/edit/edit-actions': edit,
  'selling/listing/form/upload/upload-actions': upload,
  'selling/listing/transfer/import-actions': imports,
  'selling/listing/drafts/translation-actions': translation,
  'buying/orders/actions': orders,
  'buying/orders/bulk/many-actions': many,
  'buying/orders/waybill/waybill-actions': waybill,
  'selling/payouts/actions': payouts,
  'buying/price-requests/request-actions': requests,
  'buying/returns/return-actions': returns,
  'selling/people/people-actions': people,
  'selling/profile/account/account-actions': account,
  'selling/profile/business/profile-actions': business,
  'selling/profile/documents/document-actions': documents,
  'selling/profile/page/page-actions': page,
  'selling/profile/terms/terms-actions': terms,
  'selling/reviews/actions': reviews,
}

let world: SellerPeople
let shop: SellerPeople['shop']
let browsers: Record<SellerRole, Browser>
beforeAll(async () => {
  world = await openSellerPeople()
  shop = world.shop
  browsers = Object.fromEntries(
    await Promise.all(
      SELLER_ROLES.map(async (role) => [
        role,
        openBrowser((await world.person(shop.ids.users.seller, role)).token),
      ]),
    ),
  ) as typeof browsers
}, 120_000)
afterAll(() => shop.close())

type Action = Parameters<Browser['submit']>[0]
const SHUT = [
  'Your role doesn’t include this. Ask an owner.',
  'This order doesn’t exist.',
  'Only active sellers can do this.',
]
const ENTRIES = Object.entries(SELLER_ACTIONS).flatMap(([file, parts]) =>
  Object.entries(parts).flatMap(([part, names]) =>
    names.map((name) => [`${file} ${name}`, part as SellerPart, file, name] as const),
  ),
)

const paper = new File([aPaper().data], 'paper.pdf', { type: 'application/pdf' }) as never

describe('an action of the seller area', () => {
  test.each(ENTRIES)('%s is shut for roles without %s (P40, S59)', async (_, part, file, name) => {
    const { order } = await aSaleToSend(shop)
    const { number } = await shop.orderRow(order)
    const typed = {
      // Of several at once the numbers are sent.
      order: file.includes('/bulk/') ? String(number) : order,
      reason: 'Because of it.',
      seen: '-',
      shipping: '1',
      amount: '1',
      from: '2035-01-10',
      to: '2035-01-12',
      answer: 'approve',
      carrier: 'fedex',
      trackingNumber: '771204000001',
      lines: `${number},771204000001`,
      key: 'a-key-of-the-form',
      invoice: paper,
    }
    const action = (MODULES[file] as Record<string, Action>)[name] as Action
    const open: SellerRole[] = []
    for (const role of SELLER_ROLES.filter((each) => !mayDo(each, part))) {
      const said = JSON.stringify(await browsers[role].submit(action, typed))
      if (!SHUT.some((sentence) => said.includes(sentence))) open.push(`${role}: ${said}` as SellerRole)
    }
    expect(open).toEqual([])
    expect((await shop.orderRow(order)).status).toBe('processing')
  })

  test('for the rest of an order is opened by who works on orders, and by nobody else (M141, S59)', async () => {
    const { part } = parcelsIn(() => shop)
    const shut: string[] = []
    for (const role of ['orders', 'owner'] as const) {
      const sale = await aSaleToSend(shop)
      await part(sale, { [sale.tap]: '4', [sale.bar]: '0' })
      const seen = (await seeOrder(shop, sale.seller, sale.order))?.rest?.mark ?? ''
      const typed = { order: sale.order, reason: 'Out of stock.', seen }
      for (const other of ['products', 'finance'] as const)
        expect(await browsers[other].submit(orders.callOffRest, typed)).toMatchObject({ ok: false })
      const stranger = openBrowser((await world.person(shop.ids.users.otherSeller, 'owner')).token)
      expect(await stranger.submit(orders.callOffRest, typed)).toMatchObject({ ok: false })
      const done = await browsers[role].submit(orders.callOffRest, typed)
      if (!done.ok) shut.push(`${role}: ${done.message}`)
    }
    expect(shut).toEqual([])
  })
})

test('files of a conversation are read by who works on orders, those of what the founder buys by nobody there (P40)', async () => {
  const seller = shop.ids.users.seller
  const files = await Promise.all(
    (
      [
        [await shop.buyer(), seller],
        [seller, shop.ids.users.otherSeller],
      ] as const
    ).map(([buyer, sells]) => sentFile(buyer, sells)),
  )
  const opened = async (role: SellerRole) =>
    Promise.all(
      files.map((id) =>
        browsers[role].within(async () => {
          const context = { params: Promise.resolve({ id }) } as never
          return (await messageFile.GET(new Request(`http://shop/api/message-file/${id}`), context)).status
        }),
      ),
    )
  expect(await opened('orders')).toEqual([200, 404])
  expect(await opened('owner')).toEqual([200, 404])
  expect(await opened('finance')).toEqual([404, 404])
})

/** The id of a file that a buyer has sent to a seller. */
async function sentFile(buyer: string, seller: string) {
  const id = await shop.system.make('documents', { owner: buyer, kind: 'message' }, { file: aPaper() })
  const [row] = await shop.query<{ id: string }>(
    `with talk as (
       insert into threads (id, key, kind, buyer_id, seller_id, last_seq) values (gen_random_uuid(), $1, 'shop', $2, $3, 1) returning id
     ), said as (
       insert into messages (id, thread_id, buyer_id, seller_id, sender_id, text, seq, client_key)
       select gen_random_uuid(), id, $2, $3, $2, 'The plan', 1, 'a-key' from talk returning id
     )
     update documents set message_id = said.id, shared_with_id = $3 from said where documents.id = $4 returning documents.id`,
    [threadKey(buyer, seller), buyer, seller, id],
  )
  return row?.id ?? ''
}

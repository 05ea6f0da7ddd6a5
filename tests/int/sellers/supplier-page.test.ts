import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { threadKey } from '@/domain/talk/thread'
import { openSellerThread } from '@/features/talk/chat/thread/open-thread'
import { listOfSeller } from '@/features/shop/list/list-of-seller'
import { getSupplier, movedSupplier } from '@/features/shop/supplier/get-supplier'
import { getSupplierFacts } from '@/features/shop/supplier/get-supplier-facts'
import { listSupplierReviews } from '@/features/shop/supplier/list-supplier-reviews'
import { listSupplierPages, listSuppliers } from '@/features/shop/supplier/list-suppliers'
import { unique } from '~/tests/support/factories/unique'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

/** A seller with one product on sale, found by the address. */
async function aSupplier(more: object = {}) {
  const slug = unique('hanbit')
  const id = await shop.seller({
    company: slug,
    companyKo: '한빛타일',
    description: 'Tiles since 1994.',
    shippingRules: [
      { kind: 'flat', amount: 1_800, freeOver: 50_000, provinces: ['ON', 'QC'] },
      { kind: 'quoted', amount: 0, provinces: ['NU'] },
    ],
    ...more,
  })
  const product = await shop.product({ seller: id, stock: 999 })
  return { id, slug, product }
}

describe("a seller's page (rule P31)", () => {
  test('says who the seller is, in both scripts, and how they ship', async () => {
    const { id, slug } = await aSupplier()
    expect(await getSupplier('en', slug)).toMatchObject({
      id,
      name: slug,
      company: { text: '한빛타일', lang: 'ko' },
      place: 'Gangnam-gu, South Korea',
      description: { text: 'Tiles since 1994.' },
      goods: 1,
    })
    expect(await getSupplier('ko', slug)).toMatchObject({
      name: '한빛타일',
      company: { text: slug, lang: 'en' },
      description: { text: 'Tiles since 1994.', lang: 'en' },
    })
    const terms = (await getSupplier('en', slug))?.terms ?? []
    expect(
      terms.map(({ provinces, rules }) => [provinces.join(), rules.map(({ kind }) => kind).join()]),
    ).toEqual(
      expect.arrayContaining([
        ['ON,QC', 'flat'],
        ['NU', 'quoted'],
      ]),
    )
    expect(terms.filter(({ rules }) => rules.length === 0)).toHaveLength(1)
  })

  test('holds nothing private', async () => {
    const { id, slug } = await aSupplier({ bankAccount: '1002-123-456789' })
    const [row] = await shop.query<Record<string, string | null>>('select * from sellers where id = $1', [id])
    const shown = JSON.stringify([
      await getSupplier('en', slug),
      await getSupplier('ko', slug),
      await getSupplierFacts(id),
      (await listSuppliers('en', 1)).suppliers.find((each) => each.slug === slug),
    ])
    const hidden = [
      ...['business_registration', 'gst_number', 'qst_number', 'pst_number', 'importer_number'],
      ...['contact_email', 'contact_phone', 'contact_person', 'address', 'address_ko', 'postal_code'],
      ...['bank_account', 'status_reason', 'commission_ppm'],
    ].filter((name) => row?.[name] && shown.includes(String(row[name])))
    expect(hidden).toEqual([])
    expect(shown).not.toMatch(/email|phone|registration|bank|warehouse/i)
  })

  test('is there for active sellers with a product on sale alone', async () => {
    const { id, slug, product } = await aSupplier()
    const isListed = async () => (await listSupplierPages()).some((each) => each.slug === slug)
    const found = async () => [(await getSupplier('en', slug))?.id, await isListed()]
    expect(await found()).toEqual([id, true])
    await shop.query('update products set is_live = false where id = $1', [product])
    expect(await found()).toEqual([undefined, false])
    await shop.query('update products set is_live = true where id = $1', [product])
    await shop.query("update sellers set status = 'suspended' where id = $1", [id])
    expect(await found()).toEqual([undefined, false])
    for (const odd of ['../x', 'Größe', "a'b", '', 'x'.repeat(200), 'a\u0000b'])
      expect([await getSupplier('en', odd), await movedSupplier(odd)]).toEqual([null, null])
  })

  test('is led to from an earlier address while the seller is there', async () => {
    const { id, slug } = await aSupplier()
    const later = unique('renamed')
    await shop.query('update sellers set slug = $2, earlier_slugs = $3 where id = $1', [id, later, slug])
    expect([await getSupplier('en', slug), await movedSupplier(slug)]).toEqual([null, later])
    await shop.query("update sellers set status = 'suspended' where id = $1", [id])
    expect(await movedSupplier(slug)).toBeNull()
  })

  test('shows the products of the seller, newest first', async () => {
    const { id, product } = await aSupplier()
    const newer = await shop.product({ seller: id })
    await shop.product({ seller: id, status: 'pending' })
    expect((await listOfSeller('en', id, 1)).map((card) => card.id)).toEqual([newer, product])
    expect(await listOfSeller('en', id, 2)).toEqual([])
  })

  test('shows the newest reviews of the products on sale, each with its product, without hidden ones', async () => {
    const { id, product } = await aSupplier({ shippingRules: [{ kind: 'flat', amount: 0 }] })
    const reviewed = async (comment: string, day: number, more = '') => {
      const buyer = await shop.buyer()
      const { orders } = await shop.paid(buyer, { [product]: 10 })
      await shop.query(
        `insert into comments (id, product_id, order_id, seller_id, user_id, user_name, rating, comment, locale, created_at, updated_at, hidden)
         values ($1, $2, $3, $4, $5, 'Jo', 4, $6, 'fr', timestamptz '2026-01-01' + $7 * interval '1 day', now(), $8)`,
        [randomUUID(), product, orders[0], id, buyer, comment, day, more === 'hidden'],
      )
    }
    await reviewed('Older', 1)
    await reviewed('Newer', 2)
    await reviewed('Hidden', 3, 'hidden')
    const shown = await listSupplierReviews('en', id, 1)
    expect(shown.map(({ comment }) => comment)).toEqual(['Newer', 'Older'])
    expect(shown[0]).toMatchObject({ product: { id: product }, userName: 'Jo', rating: 4, lang: 'fr' })
    expect(await listSupplierReviews('en', id, 2)).toEqual([])
    await shop.query('update products set is_live = false where id = $1', [product])
    expect(await listSupplierReviews('en', id, 1)).toEqual([])
  })

  test('opens a conversation without a product; none with oneself or with a seller of nothing', async () => {
    const { id } = await aSupplier()
    const buyer = await shop.buyer()
    const opened = await openSellerThread(buyer, id)
    expect(opened).toMatchObject({ ok: true })
    expect(await openSellerThread(buyer, id)).toEqual(opened)
    expect([
      await openSellerThread(id, id),
      await openSellerThread(buyer, await shop.seller()),
    ]).toMatchObject([{ ok: false }, { ok: false }])
  })
})

describe('what is measured of a seller (rule C55)', () => {
  test('is not said of a seller nobody has bought from', async () => {
    const { id } = await aSupplier()
    expect(await getSupplierFacts(id)).toEqual({
      rating: null,
      delivered: 0,
      answerSeconds: null,
      onTime: null,
    })
  })

  test('is the rating of all products on sale', async () => {
    const { id, product } = await aSupplier()
    const other = await shop.product({ seller: id })
    await shop.query('update products set rating_sum = 9, rating_count = 2 where id = $1', [product])
    await shop.query('update products set rating_sum = 3, rating_count = 1 where id = $1', [other])
    expect((await getSupplierFacts(id)).rating).toEqual({ average: 4, count: 3 })
  })

  test('is the median time to the first answer, of five or more conversations', async () => {
    const { id } = await aSupplier()
    const answered = async (minutes: number) => {
      const [thread, buyer] = [randomUUID(), await shop.buyer()]
      await shop.query(
        'insert into threads (id, key, buyer_id, seller_id, last_message_at) values ($1, $2, $3, $4, now())',
        [thread, threadKey(buyer, id), buyer, id],
      )
      for (const [seq, sender, after] of [
        [1, buyer, 0],
        [2, buyer, 1],
        [3, id, minutes],
        [4, id, 900],
      ] as const)
        await shop.query(
          `insert into messages (id, thread_id, buyer_id, seller_id, sender_id, text, seq, client_key, created_at)
           values ($1, $2, $3, $4, $5, 'Hello', $6, $7, timestamptz '2026-01-05' + $8 * interval '1 minute')`,
          [randomUUID(), thread, buyer, id, sender, seq, randomUUID(), after],
        )
    }
    for (const minutes of [10, 20, 600, 30]) await answered(minutes)
    expect((await getSupplierFacts(id)).answerSeconds).toBeNull()
    await answered(60)
    expect((await getSupplierFacts(id)).answerSeconds).toBe(30 * 60)
  })

  test('is how much was shipped in time, of five or more orders', async () => {
    const { id, product } = await aSupplier({ shippingRules: [{ kind: 'flat', amount: 0 }] })
    const shipped = async (kind: 'soon' | 'range', days: number, after: number, status = 'delivered') => {
      const { orders } = await shop.paid(await shop.buyer(), { [product]: 10 })
      // Paid on a Thursday.
      await shop.query(
        `update orders set status = $2::enum_orders_status, arrival_kind = $3::enum_orders_arrival_kind, arrival_min_days = $4, arrival_max_days = $4,
           confirmed_at = day, shipped_at = day + $5 * interval '1 day'
         from (select date_trunc('week', now()) - interval '18 days' + interval '15 hours' as day) as paid where id = $1`,
        [orders[0], status, kind, days, after],
      )
    }
    await shipped('soon', 3, 5)
    await shipped('soon', 3, 6)
    await shipped('range', 10, 7)
    await shipped('range', 10, 8, 'shipped')
    expect(await getSupplierFacts(id)).toMatchObject({ delivered: 3, onTime: null })
    await shipped('range', 10, 1)
    expect(await getSupplierFacts(id)).toMatchObject({ delivered: 4, onTime: 0.6 })
  })
})

test('the list of suppliers has name, place, products and rating, by name', async () => {
  const [b, a] = [await aSupplier({ company: unique('ZZB') }), await aSupplier({ company: unique('ZZA') })]
  await shop.query('update products set rating_sum = 9, rating_count = 2 where id = $1', [a.product])
  const { suppliers, total } = await listSuppliers('en', 1)
  expect(total).toBe(suppliers.length)
  expect(suppliers.slice(-2)).toMatchObject([
    { name: expect.stringMatching(/^ZZA/), goods: 1, rating: { average: 4.5, count: 2 } },
    { name: expect.stringMatching(/^ZZB/), goods: 1, rating: null, place: 'Gangnam-gu, South Korea' },
  ])
  expect(b.id).not.toBe(a.id)
  expect((await listSuppliers('en', 99)).suppliers).toEqual([])
})

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import * as packingLists from '@/app/api/packing-lists/route'
import type { Actor } from '@/domain/people/actor'
import { requestCancel } from '@/features/buying/orders/commands/cancel-order'
import { acknowledgeMany } from '@/features/buying/orders/bulk/acknowledge-many'
import { listToShip } from '@/features/buying/orders/bulk/list-to-ship'
import {
  acknowledgeChosen,
  checkWaybills,
  shipFromFile,
  type FileState,
  type ManyState,
} from '@/features/buying/orders/bulk/many-actions'
import { openBrowser } from '~/tests/support/http/browser'
import { pdfText } from '~/tests/support/pdf-text'
import type { SignedIn } from '~/tests/support/roles'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
afterEach(async () => expect(await shop.broken()).toEqual([]))

const seller = (): Actor => ({ kind: 'seller', id: shop.ids.users.seller, status: 'active' })

/** Paid orders of the seller, one for each. */
async function sold(count: number) {
  const product = await shop.product({
    stock: 400,
    packagingUnit: 4,
    sku: `MANY-${crypto.randomUUID().slice(0, 8)}`,
  })
  const sales = []
  for (let at = 0; at < count; at += 1) {
    const buyer = await shop.buyer()
    const { orders } = await shop.paid(buyer, { [product]: 10 })
    const [id = ''] = orders
    sales.push({ id, buyer, number: String((await shop.orderRow(id)).number) })
  }
  return sales
}
type Sale = Awaited<ReturnType<typeof sold>>[number]

const statusesOf = (sales: readonly Sale[]) =>
  Promise.all(sales.map(async ({ id }) => (await shop.orderRow(id)).status))

type Sent = Record<string, string | string[] | File>
type Role = SignedIn | 'visitor'
function send<State>(
  action: (state: State, form: FormData) => Promise<State>,
  first: State,
  fields: Sent,
  role: Role,
) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ locale: 'en', ...fields }))
    for (const each of [value].flat()) form.append(name, each)
  const browser = openBrowser(role === 'visitor' ? undefined : shop.tokens[role])
  return browser.within(() => action(first, form))
}
const acknowledge = (sales: readonly Sale[], role: Role = 'seller'): Promise<ManyState> =>
  send(acknowledgeChosen, {}, { order: sales.map(({ number }) => number) }, role)
const check = (lines: string, role: Role = 'seller', more: Sent = {}): Promise<FileState> =>
  send(checkWaybills, {}, { lines, carrier: 'fedex', ...more }, role)
const ship = (lines: string, role: Role = 'seller', more: Sent = {}): Promise<ManyState> =>
  send(shipFromFile, {}, { lines, carrier: 'fedex', ...more }, role)
const fileOf = (sales: readonly Sale[], first = 771_204_458_130) =>
  ['Order,Tracking', ...sales.map(({ number }, at) => `${number},${first + at}`)].join('\n')

describe('several orders acknowledged at once (rule S30)', () => {
  test('each moves by itself: one that cannot be stops none of the others', async () => {
    const [first, second, cancelled] = await sold(3)
    if (!first || !second || !cancelled) throw new Error('There are three')
    await requestCancel({ kind: 'buyer', id: cancelled.buyer }, { order: cancelled.id, reason: '' })
    const answer = await acknowledge([first, cancelled, second])
    expect(answer).toMatchObject({ ok: false, refused: [{ number: cancelled.number }] })
    expect(answer.message).toContain('2 orders acknowledged')
    expect(await statusesOf([first, cancelled, second])).toEqual(['processing', 'cancelled', 'processing'])
    // Sent twice, nothing is refused that was done before.
    expect(await acknowledge([first, second])).toMatchObject({ ok: true, refused: [] })
    const moves = 'select count(*)::int as n from order_events where order_id = $1 and "to" = $2'
    expect(await shop.query(moves, [first.id, 'processing'])).toEqual([{ n: 1 }])
  })

  test('is refused to everybody else, as if the orders were not there', async () => {
    const sales = await sold(1)
    for (const role of [
      'otherSeller',
      'suspendedSeller',
      'pendingSeller',
      'buyer',
      'admin',
      'visitor',
    ] as const) {
      const answer = await acknowledge(sales, role)
      expect(answer.ok).toBe(false)
      expect((await ship(fileOf(sales), role)).ok).toBe(false)
      const checked = await check(fileOf(sales), role)
      // Another seller reads of an order what the file itself says, and no more.
      expect(checked.rows ?? []).toEqual(
        role === 'otherSeller' ? [expect.objectContaining({ state: null })] : [],
      )
    }
    expect(await statusesOf(sales)).toEqual(['confirmed'])
    expect(await listToShip(shop.ids.users.otherSeller, 'en')).toEqual([])
  })

  test('two presses at once move each order once', async () => {
    const sales = await sold(2)
    const numbers = sales.map(({ number }) => number)
    const both = await Promise.all([
      acknowledgeMany(seller(), numbers),
      acknowledgeMany(seller(), numbers.toReversed()),
    ])
    const done = both.flatMap((each) => (each.ok ? each.value : []))
    expect(done.filter((each) => 'done' in each && each.done === 'now')).toHaveLength(2)
    expect(done.filter((each) => 'issues' in each)).toEqual([])
  })
})

describe('waybills from a carrier’s file (rule S31)', () => {
  test('ships what it names, acknowledges what was not, and leaves out what needs a person', async () => {
    const [first, second, asks, strange] = await sold(4)
    if (!first || !second || !asks || !strange) throw new Error('There are four')
    await acknowledge([first, asks])
    await requestCancel({ kind: 'buyer', id: asks.buyer }, { order: asks.id, reason: 'Too late' })
    const lines = `${fileOf([first, second, asks])}\nM-99999999,771204458199\n${strange.number},7.71204E+11`
    const checked = await check(lines)
    expect(checked.rows?.map(({ state, problem }) => state ?? problem)).toEqual([
      'ready',
      'first',
      expect.stringContaining('asked to cancel'),
      expect.stringContaining('doesn’t exist'),
      expect.stringContaining('rounded'),
    ])
    expect(await statusesOf([first, second])).toEqual(['processing', 'confirmed'])
    const done = await ship(checked.text ?? '')
    expect(done.message).toContain('2 orders marked as shipped')
    expect(done.refused?.map(({ number }) => number)).toEqual([asks.number, 'M-99999999', strange.number])
    expect(await statusesOf([first, second, asks, strange])).toEqual([
      'shipped',
      'shipped',
      'processing',
      'confirmed',
    ])
    expect(await shop.orderRow(second.id)).toMatchObject({
      carrier: 'fedex',
      tracking_number: '771204458131',
    })
    // The same file again changes nothing, and refuses nothing that it shipped.
    expect((await ship(fileOf([first, second]))).ok).toBe(true)
    expect((await ship(fileOf([first], 771_204_458_555))).refused).toHaveLength(1)
  })

  test('asks about unusual numbers before anything is done', async () => {
    const [sale] = await sold(1)
    const lines = `${sale?.number},AB-1`
    expect(await ship(lines)).toMatchObject({ ok: false, fields: { confirmed: expect.any(String) } })
    expect((await shop.orderRow(sale?.id ?? '')).status).toBe('confirmed')
    expect(await ship(lines, 'seller', { confirmed: 'on' })).toMatchObject({ ok: true })
  })

  test('a file twice at once ships each order once, and a buyer who cancels meanwhile is not passed over', async () => {
    const [first, second] = await sold(2)
    if (!first || !second) throw new Error('There are two')
    const buyer: Actor = { kind: 'buyer', id: second.buyer }
    const [one, two] = await Promise.all([
      ship(fileOf([first, second])),
      ship(fileOf([first, second])),
      requestCancel(buyer, { order: second.id, reason: '' }),
    ])
    expect([one.message, two.message].join()).toContain('marked as shipped')
    const ends = `select count(*)::int as n from order_events where order_id = $1 and "to" in ('shipped', 'cancelled')`
    // The second was cancelled, or on its way before: never both.
    for (const { id } of [first, second]) expect(await shop.query(ends, [id])).toEqual([{ n: 1 }])
    expect((await shop.orderRow(first.id)).status).toBe('shipped')
  })

  test('a file in CP949, with NUL, a workbook or too large is answered with a sentence', async () => {
    const [sale] = await sold(1)
    const head = Buffer.from([
      0xc1, 0xd6, 0xb9, 0xae, 0xb9, 0xf8, 0xc8, 0xa3, 0x2c, 0xbf, 0xee, 0xbc, 0xdb, 0xc0, 0xe5, 0xb9, 0xf8,
      0xc8, 0xa3,
    ])
    const korean = Buffer.concat([head, Buffer.from(`\n${sale?.number},771204458130`)])
    const withFile = (bytes: Uint8Array<ArrayBuffer>) =>
      check('', 'seller', { file: new File([bytes], 'a.csv') })
    expect((await withFile(new Uint8Array(korean))).rows).toMatchObject([
      { number: sale?.number, state: 'first' },
    ])
    for (const bytes of [[0x50, 0x4b, 3, 4], [0x4d, 0, 0x31], Array.from({ length: 300_000 }, () => 0x31)])
      expect(await withFile(new Uint8Array(bytes))).toMatchObject({ ok: false, message: expect.any(String) })
    expect((await check('M-10001\0,\uD800')).ok).toBe(true)
    expect((await check('M-1,1', 'seller', { carrier: 'pigeon' })).ok).toBe(false)
  })
})

describe('packing lists as one document (rule S30)', () => {
  const open = (numbers: readonly string[], role: Role = 'seller') => {
    const asked = numbers.map((number) => `order=${encodeURIComponent(number)}`).join('&')
    const browser = openBrowser(role === 'visitor' ? undefined : shop.tokens[role])
    const request = new Request(`http://shop/api/packing-lists?locale=en&${asked}`)
    return browser.within(() => packingLists.GET(request))
  }

  test('has each order from a page of its own on, and nobody else’s', async () => {
    const sales = await sold(2)
    const [first, second] = sales.map(({ number }) => number)
    const answer = await open([first ?? '', second ?? '', 'M-99999999'])
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    const text = pdfText(new Uint8Array(await answer.arrayBuffer())).replaceAll(/\s+/g, ' ')
    for (const number of [first, second]) expect(text).toContain(`Packing list ${number} ·`)
    for (const role of [
      'otherSeller',
      'suspendedSeller',
      'pendingSeller',
      'buyer',
      'admin',
      'visitor',
    ] as const)
      expect((await open([first ?? ''], role)).status).toBe(404)
    for (const numbers of [[], ["' or 1=1"], Array.from({ length: 201 }, (_, at) => `M-${at}`)])
      expect((await open(numbers)).status).toBe(404)
  })
})

import { isValidElement, type ReactElement } from 'react'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import ThankYouPage from '@/app/(store)/[locale]/thank-you/[checkout]/page'
import { NothingHere } from '@/app/(store)/[locale]/nothing-here'
import { transferTexts } from '@/domain/payments/transfer'
import { requestCancel } from '@/features/buying/orders/commands/cancel-order'
import { getTransferInstructions } from '@/features/buying/payments/transfers/get-transfer-instructions'
import { getPlaced } from '@/features/buying/thank-you/get-placed'
import type { MemberUser } from '@/server/auth/session/session'
import type { Member, SignedIn } from '~/tests/support/roles'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'

let cookie: string | undefined
vi.mock('next/headers', () => ({ cookies: async () => ({ get: () => cookie && { value: cookie } }) }))
vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: () => {} }),
  unstable_rethrow: (error: Error) => {
    throw error
  },
  redirect: (to: string) => {
    throw new Error(`to ${to}`)
  },
}))
vi.mock('next-intl/server', () => ({
  getRequestConfig: String,
  getTranslations: async () => String,
  setRequestLocale: () => {},
}))

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const placed = (role: Member, checkout: string, asked?: unknown) =>
  getPlaced(shop.users[role] as MemberUser, checkout, asked, 'en')

async function twoOrders(more: Parameters<Shop['order']>[2] = {}) {
  const { buyer } = shop.ids.users
  await shop.query('delete from cart_items where user_id = $1', [buyer])
  const other = await shop.product({ seller: await shop.seller() })
  return shop.order(buyer, { [await shop.product()]: 2, [other]: 1 }, more)
}

describe('the thank-you page (rule M62)', () => {
  test('of a card follows the payment, whatever its address says', async () => {
    const { checkout, orders } = await twoOrders()
    const open = await placed('buyer', checkout)
    expect(open).toMatchObject({ state: 'open', isFinal: true })
    expect(open?.orders.map(({ id }) => id)).toEqual(expect.arrayContaining(orders))
    expect(open?.orders.reduce((sum, { total }) => sum + total, 0)).toBe(open?.total)
    expect(await placed('buyer', checkout, 'done')).toMatchObject({ state: 'confirming' })
    await shop.tend()
    await shop.act(checkout, 'pay')
    await shop.tend()
    const paid = await placed('buyer', checkout, 'left')
    expect(paid).toMatchObject({ state: 'paid', total: open?.total })
    expect(paid?.orders.map(({ status, items }) => [status, items])).toEqual([
      ['confirmed', 1],
      ['confirmed', 1],
    ])
  })

  test('of a transfer says what the email says, to the letter', async () => {
    const { checkout, orders } = await twoOrders({ provider: 'transfer' })
    const view = await placed('buyer', checkout)
    expect(view?.state).toBe('transfer')
    const { total: amount = 0, reference = null, until = null } = view ?? {}
    const [letter] = await shop.query<{ params: string }>(
      `select params from emails where template = 'orderPlacedTransfer' and params like $1`,
      [`%${orders[0]}%`],
    )
    const { due, ...sent } = JSON.parse(letter?.params ?? '{}')
    const shown = transferTexts({ amount, reference, until }, 'en')
    expect(shown.reference).not.toBe('')
    expect({ ...sent, amount: due }).toMatchObject(shown)
    expect(sent.instructions).toBe((await getTransferInstructions('en')).instructions)
  })

  test('of what was cancelled in part lists what is left to pay, and of what expired all of it', async () => {
    const { checkout, orders } = await twoOrders()
    const [first = ''] = orders
    await requestCancel({ kind: 'buyer', id: shop.ids.users.buyer }, { order: first, reason: '' })
    const left = await placed('buyer', checkout)
    expect(left?.orders).toEqual([expect.objectContaining({ id: orders[1], total: left?.total })])
    await shop.pass(checkout)
    await shop.tend()
    const over = await placed('buyer', checkout, 'done')
    expect(over?.state).toBe('expired')
    expect(over?.orders).toHaveLength(2)
  })

  test('is nobody else’s, and a guessed one is not there', async () => {
    const { checkout } = await twoOrders()
    for (const role of ['otherBuyer', 'seller'] as const) expect(await placed(role, checkout)).toBeNull()
    for (const id of ['00000000-0000-0000-0000-000000000000', 'guess', '', `${checkout}\u0000`])
      expect(await placed('buyer', id)).toBeNull()
  })

  const open = async (role: SignedIn | 'visitor', checkout: string) => {
    cookie = role === 'visitor' ? undefined : shop.tokens[role]
    const params = Promise.resolve({ locale: 'fr', checkout })
    return (await ThankYouPage({ params, searchParams: Promise.resolve({}) })) as ReactElement
  }

  test('is asked for by a visitor only after signing in, and is 404 for another member', async () => {
    const { checkout } = await twoOrders()
    await expect(open('visitor', checkout)).rejects.toThrow(`next=%2Ffr%2Fthank-you%2F${checkout}`)
    expect((await open('otherBuyer', checkout)).type).toBe(NothingHere)
    const own = await open('buyer', checkout)
    expect([isValidElement(own), own.type]).toEqual([true, 'div'])
  })
})

describe('a PO number for each order (rule M63)', () => {
  const stored = async ({ checkout, orders }: { checkout: string; orders: string[] }) => [
    (await shop.checkoutRow(checkout)).po_number,
    ...(await Promise.all(orders.map(async (id) => (await shop.orderRow(id)).po_number))),
  ]

  test('is stored with that order alone; the same form again is the same order, another number is refused', async () => {
    const { buyer, seller } = shop.ids.users
    await shop.query('delete from cart_items where user_id = $1', [buyer])
    const other = await shop.seller()
    await shop.fill(buyer, { [await shop.product()]: 2, [await shop.product({ seller: other })]: 1 })
    const apart = { [seller]: { poNumber: ' PO-1 ' }, [other]: { poNumber: '' } }
    const form = { key: 'a-key-of-two-orders', digest: (await shop.seen(buyer)).digest, apart }
    const first = await shop.place(buyer, { ...form, poNumber: 'PO-of-all' })
    const value = first.ok && first.value.kind === 'placed' ? first.value : { checkout: '', orders: [] }
    expect((await stored(value)).toSorted()).toEqual(['PO-1', null, null])
    expect(await shop.place(buyer, { ...form, poNumber: 'PO-of-all' })).toEqual(first)
    for (const changed of [{ [seller]: { poNumber: 'PO-2' } }, undefined])
      expect(await shop.place(buyer, { ...form, poNumber: 'PO-1', apart: changed })).toMatchObject({
        ok: false,
        issues: [{ code: 'checkout.keyUsed' }],
      })
  })

  test('that is too long is refused, and nothing is ordered', async () => {
    const { buyer, seller } = shop.ids.users
    await shop.query('delete from cart_items where user_id = $1', [buyer])
    await shop.fill(buyer, { [await shop.product()]: 2 })
    const apart = { [seller]: { poNumber: 'P'.repeat(61) } }
    expect(await shop.place(buyer, { apart })).toMatchObject({
      ok: false,
      issues: [{ code: 'checkout.tooLong', path: `poNumber.${seller}` }],
    })
    expect(await shop.query('select 1 from cart_items where user_id = $1', [buyer])).toHaveLength(1)
  })
})

import { isValidElement, type ReactElement, type ReactNode } from 'react'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { SellerPart } from '@/domain/people/sellers/seller-people'
import { SellerGate, type Admission } from '@/app/(seller)/[locale]/seller-gate'
import ShippingPage from '@/app/(seller)/[locale]/seller/shipping/page'
import { TermsSection } from '@/app/(seller)/[locale]/seller/shipping/terms-section'
import { DeniedNotice } from '@/features/selling/dashboard/denied-notice'
import { SellerStatusNotice, SuspendedNotice } from '@/features/selling/dashboard/seller-status-notice'
import { acknowledgeOrder, markDelivered } from '@/features/buying/orders/commands/fulfil-order'
import { shipOrder } from '@/features/buying/orders/commands/ship-order'
import { getShippingTerms } from '@/features/selling/profile/terms/get-shipping-terms'
import { listShipments } from '@/features/selling/shipping/list-shipments'
import type { SignedIn } from '~/tests/support/roles'
import { memberUser } from '~/tests/support/member-user'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'

let cookie: string | undefined
vi.mock('next/headers', () => ({ cookies: async () => ({ get: () => cookie && { value: cookie } }) }))
vi.mock('next-intl/server', () => ({
  getRequestConfig: String,
  getTranslations: async () => String,
  setRequestLocale: () => {},
}))

vi.mock('@/features/selling/profile/terms/get-shipping-terms', { spy: true })

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

type Given = {
  locale: 'fr'
  path: string
  need: 'active'
  part: SellerPart
  children: (admitted: Admission) => ReactNode
}

async function open(token: string | undefined, asked: Record<string, string | string[]> = {}) {
  cookie = token
  const params = Promise.resolve({ locale: 'fr' })
  const page = (await ShippingPage({ params, searchParams: Promise.resolve(asked) })) as ReactElement<Given>
  return SellerGate(page.props)
}
const openAs = (role: SignedIn) => open(shop.tokens[role])
const typeOf = (node: ReactNode) => (isValidElement(node) ? node.type : node)
const propsOf = (node: ReactNode) => (isValidElement<Record<string, unknown>>(node) ? node.props : {})

describe('the page of shipping', () => {
  it('sends a visitor to the sign-in of sellers, and back to the page of the list', async () => {
    const back = encodeURIComponent('/fr/seller/shipping?way=3')
    await expect(open(undefined, { send: '0', way: '3' })).rejects.toMatchObject({
      digest: expect.stringContaining(`;/fr/login?as=seller&next=${back};`),
    })
  })

  it.each(['admin', 'editor'] as const)('does not know the %s, whose cookie is the panel’s', async (role) => {
    await expect(openAs(role)).rejects.toMatchObject({ digest: expect.stringContaining('/fr/login') })
  })

  it('is denied to a buyer, and shows a pending seller their status', async () => {
    expect(typeOf(await openAs('buyer'))).toBe(DeniedNotice)
    expect(typeOf(await openAs('pendingSeller'))).toBe(SellerStatusNotice)
  })

  it('lets a suspended seller read, with every action off', async () => {
    const [notice, page] = propsOf(await openAs('suspendedSeller')).children as ReactNode[]
    expect(typeOf(notice)).toBe(SuspendedNotice)
    const lists = (propsOf(page).children as ReactNode[])[3]
    expect(propsOf(lists)).toMatchObject({ admitted: { canAct: false } })
  })

  it('says where the terms would be that they cannot be read', async () => {
    cookie = shop.tokens.seller
    vi.mocked(getShippingTerms).mockRejectedValueOnce(new Error('The table is gone.'))
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(propsOf(await TermsSection({ locale: 'fr', canAct: true }))).toEqual({ isUnavailable: false })
    expect(logged).toHaveBeenCalled()
    logged.mockRestore()
  })
})

describe('the lists of shipments', () => {
  it('have the seller’s own orders: paid ones first come, sent ones newest first', async () => {
    const owner = await shop.seller()
    const actor = { kind: 'seller', id: owner, status: 'active' } as const
    const product = await shop.product({ seller: owner, stock: 400 })
    const orders: string[] = []
    for (let n = 0; n < 4; n += 1) {
      const placed = await shop.paid(await shop.buyer(), { [product]: 2 + n })
      orders.push(placed.orders[0] ?? '')
    }
    const [first = '', second = '', third = '', fourth = ''] = orders
    await shop.order(await shop.buyer(), { [product]: 2 })
    for (const order of [second, third, fourth]) await acknowledgeOrder(actor, order)
    for (const order of [second, third])
      await shipOrder(actor, { order, carrier: 'cj', trackingNumber: '550318274406' })
    const user = await memberUser(shop.payload, owner)
    const { send, way } = await listShipments(user, { send: 1, way: 1 })
    expect(send.orders.map(({ id }) => id)).toEqual([first, fourth])
    expect(send.orders[0]).toMatchObject({
      units: [{ soldBy: 'piece', quantity: 2 }],
      buyer: 'Jo Kim',
      city: 'Toronto',
      province: 'ON',
      documents: [],
    })
    expect(way.orders.map(({ id }) => id)).toEqual([third, second])
    expect(way.orders[0]).toMatchObject({ carrier: 'cj', trackingNumber: '550318274406' })
    await markDelivered({ kind: 'system' }, third)
    expect((await listShipments(user, { send: 1, way: 1 })).way.orders.map(({ id }) => id)).toEqual([second])
    const nobody = await memberUser(shop.payload, shop.ids.users.otherSeller)
    const others = await listShipments(nobody, { send: 1, way: 1 })
    expect([...others.send.orders, ...others.way.orders].filter(({ id }) => orders.includes(id))).toEqual([])
    expect((await listShipments(user, { send: 2, way: 99_999 })).send.orders).toEqual([])
  })

  it('say which orders are later than promised, to send and on their way', async () => {
    const owner = await shop.seller()
    const actor = { kind: 'seller', id: owner, status: 'active' } as const
    const product = await shop.product({ seller: owner, stock: 400 })
    const aPaid = async () => (await shop.paid(await shop.buyer(), { [product]: 2 })).orders[0] ?? ''
    const [unsent, sent] = [await aPaid(), await aPaid()]
    await acknowledgeOrder(actor, sent)
    await shipOrder(actor, { order: sent, carrier: 'cj', trackingNumber: '550318274406' })
    const late = async () => {
      const user = await memberUser(shop.payload, owner)
      const { send, way } = await listShipments(user, { send: 1, way: 1 })
      return [...send.orders, ...way.orders].map(({ isLate }) => isLate)
    }
    expect(await late()).toEqual([false, false])
    await shop.query("update orders set promised_until = '2026-01-02' where id in ($1, $2)", [unsent, sent])
    expect(await late()).toEqual([true, true])
  })

  it('are ten a page', async () => {
    const owner = await shop.seller()
    const product = await shop.product({ seller: owner, stock: 400 })
    for (let n = 0; n < 11; n += 1) await shop.paid(await shop.buyer(), { [product]: 2 })
    const user = { ...(await memberUser(shop.payload, owner)), status: 'suspended' as const }
    const first = await listShipments(user, { send: 1, way: 1 })
    const second = await listShipments(user, { send: 2, way: 1 })
    expect([first.send.orders.length, first.send.hasMore]).toEqual([10, true])
    expect([second.send.orders.length, second.send.hasMore]).toEqual([1, false])
  })

  it.each(['buyer', 'pendingSeller'] as const)('are not read for a %s', async (role) => {
    const user = await memberUser(shop.payload, shop.ids.users[role])
    await expect(listShipments(user, { send: 1, way: 1 })).rejects.toThrow('active and suspended')
  })
})

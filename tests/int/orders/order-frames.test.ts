import { isValidElement, type ReactElement, type ReactNode } from 'react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { NothingHere } from '@/app/(store)/[locale]/nothing-here'
import ShopOrderPage from '@/app/(store)/[locale]/order/[id]/page'
import type { SellerPart } from '@/domain/people/sellers/seller-people'
import { SellerGate, type Admission } from '@/app/(seller)/[locale]/seller-gate'
import SellerOrderPage from '@/app/(seller)/[locale]/seller/orders/[id]/page'
import { DeniedNotice } from '@/features/selling/dashboard/denied-notice'
import { SellerStatusNotice, SuspendedNotice } from '@/features/selling/dashboard/seller-status-notice'
import { BuyerPanel } from '@/features/buying/orders/page/buyer-panel'
import type * as reads from '@/features/buying/orders/get-order'
import { OrderScreen } from '@/features/buying/orders/page/order-screen'
import { SaleScreen } from '@/features/buying/orders/sale/sale-screen'
import { SellerPanel } from '@/features/buying/orders/sale/seller-panel'
import { aSeller, aUser, PASSWORD } from '~/tests/support/factories/people'
import type { SignedIn } from '~/tests/support/roles'
import { openShop, type Shop } from '~/tests/support/shop/open-shop'

let cookie: string | undefined
vi.mock('next/headers', () => ({ cookies: async () => ({ get: () => cookie && { value: cookie } }) }))
let isAway = false
vi.mock('@/features/buying/orders/get-order', async (original) => {
  const real = await original<typeof reads>()
  const getOrder: typeof reads.getOrder = (...asked) =>
    isAway ? Promise.reject(new Error('The database is away.')) : real.getOrder(...asked)
  return { ...real, getOrder }
})
vi.mock('next-intl/server', () => ({
  getRequestConfig: String,
  getTranslations: async () => String,
  setRequestLocale: () => {},
}))

let shop: Shop
/** Sold by the sample world's seller to its buyer. */
let order = ''
let number = ''
beforeAll(async () => {
  shop = await openShop()
  const buyer = shop.ids.users.buyer
  await shop.query('delete from cart_items where user_id = $1', [buyer])
  const { orders } = await shop.paid(buyer, { [await shop.product({ stock: 40 })]: 10 })
  order = orders[0] ?? ''
  number = String((await shop.orderRow(order)).number)
  return () => shop.close()
})

type Element = ReactElement<Record<string, unknown>>
type Part = (props: object) => Promise<ReactNode>

const elementsIn = (node: ReactNode): Element[] => {
  if (Array.isArray(node)) return node.flatMap(elementsIn)
  if (!isValidElement<{ children?: ReactNode }>(node)) return []
  return [node as Element, ...elementsIn(node.props.children)]
}
const typesIn = (node: ReactNode) => elementsIn(node).map(({ type }) => type)
const propsOf = (node: ReactNode, type: unknown) =>
  elementsIn(node).find((element) => element.type === type)?.props

/** The page in the shop, for a session. */
async function inShop(token: string | undefined, id = order) {
  cookie = token
  return ShopOrderPage({
    params: Promise.resolve({ locale: 'ko', id }),
    searchParams: Promise.resolve({}),
  })
}

type Gated = {
  locale: 'ko'
  path: string
  need: 'active'
  part: SellerPart
  children: (admitted: Admission) => ReactNode
}

/** The same in the seller area, with what stands behind the gate. */
async function inSellerArea(token: string | undefined, id = order) {
  cookie = token
  const page = (await SellerOrderPage({
    params: Promise.resolve({ locale: 'ko', id }),
  })) as ReactElement<Gated>
  const shown = await SellerGate(page.props)
  const part = elementsIn(shown).find(({ props }) => 'admitted' in props)
  return { shown, order: part ? await (part.type as Part)(part.props) : null }
}

const as = (role: SignedIn) => shop.tokens[role]

/** A session of its own: a status that changes ends those before. */
async function signIn(email: string) {
  const { token } = await shop.payload.login({ collection: 'users', data: { email, password: PASSWORD } })
  return token
}
const sentTo = (path: string) => ({ digest: expect.stringContaining(`;${path};`) })
const loginFor = (path: string) => ({ digest: expect.stringContaining(encodeURIComponent(path)) })

describe('an order in its seller’s frame', () => {
  it('sends a visitor to the sign-in of sellers, and back', async () => {
    const back = encodeURIComponent(`/ko/seller/orders/${order}`)
    await expect(inSellerArea(undefined)).rejects.toMatchObject(sentTo(`/ko/login?as=seller&next=${back}`))
  })

  it.each(['admin', 'editor'] as const)('does not know the %s, whose cookie is the panel’s', async (role) => {
    await expect(inSellerArea(as(role))).rejects.toMatchObject({
      digest: expect.stringContaining('/ko/login?as=seller'),
    })
  })

  it.each(['buyer', 'otherBuyer'] as const)('is denied to the %s', async (role) => {
    const { shown, order: read } = await inSellerArea(as(role))
    expect([typesIn(shown), read]).toEqual([[DeniedNotice], null])
  })

  it('shows a pending seller and a rejected one their status, and no order', async () => {
    for (const token of [as('pendingSeller'), await signIn('rejectedseller@maru.test')]) {
      const { shown, order: read } = await inSellerArea(token)
      expect([typesIn(shown)[0], read]).toEqual([SellerStatusNotice, null])
    }
  })

  it('is not there for another seller, suspended or not, nor under a name that is no order', async () => {
    for (const role of ['otherSeller', 'suspendedSeller'] as const) {
      const { order: read } = await inSellerArea(as(role))
      expect(typesIn(read)).toEqual([NothingHere])
      expect(propsOf(read, NothingHere)).toMatchObject({ why: 'order.unknown' })
    }
    for (const role of ['otherSeller', 'suspendedSeller'] as const)
      expect(typesIn((await inSellerArea(as(role), number)).order)).toEqual([NothingHere])
    for (const id of ['nonsense', "' or 1=1 --", 'M-1\0', 'M-9999999', shop.ids.users.seller])
      expect(typesIn((await inSellerArea(as('seller'), id)).order)).toEqual([NothingHere])
  })

  it('is read by its seller, who can act on it, by its number and by its id (rules M9, S26)', async () => {
    for (const key of [number, order]) {
      const { order: read } = await inSellerArea(as('seller'), key)
      expect(propsOf(read, SaleScreen)).toMatchObject({ order: { id: order, side: 'seller' } })
      expect(propsOf(read, SaleScreen)?.packed).toHaveLength(1)
      expect(propsOf(read, SellerPanel)).toMatchObject({ canAct: true })
      expect(typesIn(read)).not.toContain(OrderScreen)
    }
  })

  it('leads a seller to the shop’s frame of what they bought', async () => {
    const bought = await shop.paid(shop.ids.users.otherSeller, { [await shop.product({ stock: 40 })]: 10 })
    const [id = ''] = bought.orders
    await expect(inSellerArea(as('otherSeller'), id)).rejects.toMatchObject(sentTo(`/ko/order/${id}`))
  })

  it('answers with the error state where it could not be read', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    isAway = true
    const { order: read } = await inSellerArea(as('seller')).finally(() => (isAway = false))
    expect(logged).toHaveBeenCalledOnce()
    logged.mockRestore()
    expect(typesIn(read)).not.toContain(NothingHere)
  })
})

describe('an order in the shop’s frame', () => {
  it('sends a visitor to the sign-in, and staff as well', async () => {
    for (const token of [undefined, as('admin'), as('editor')])
      await expect(inShop(token)).rejects.toMatchObject(loginFor(`/ko/order/${order}`))
  })

  it('is read by its buyer, and is not there for anybody else', async () => {
    const page = await inShop(as('buyer'))
    expect(propsOf(page, OrderScreen)).toMatchObject({ order: { id: order, side: 'buyer' } })
    expect(typesIn(page)).toContain(BuyerPanel)
    for (const role of ['otherBuyer', 'otherSeller', 'pendingSeller', 'suspendedSeller'] as const)
      expect(typesIn(await inShop(as(role)))).toEqual([NothingHere])
  })

  it('leads its seller to their own frame', async () => {
    await expect(inShop(as('seller'))).rejects.toMatchObject(sentTo(`/ko/seller/orders/${number}`))
  })
})

describe('a seller whose status has changed since the sale', () => {
  async function sold(status: string) {
    const name = `was-${status}`
    const id = await shop.system.make('users', aUser(name, 'seller'))
    const email = `${name}@maru.test`
    await shop.system.make('sellers', aSeller(id, name, 'active'))
    const product = await shop.product({ seller: id, stock: 40 })
    const placed = await shop.paid(await shop.buyer(), { [product]: 10 })
    await shop.query(
      'update sellers set status = $2::enum_sellers_status, status_reason = $3 where id = $1',
      [id, status, 'Late, twice.'],
    )
    const own = placed.orders[0] ?? ''
    return { token: await signIn(email), own, numbered: String((await shop.orderRow(own)).number) }
  }

  it('reads it while suspended, with every action off (rule N1)', async () => {
    const { token, own, numbered } = await sold('suspended')
    await expect(inShop(token, own)).rejects.toMatchObject(sentTo(`/ko/seller/orders/${numbered}`))
    const { shown, order: read } = await inSellerArea(token, own)
    expect(typesIn(shown)).toContain(SuspendedNotice)
    expect(propsOf(read, SellerPanel)).toMatchObject({ canAct: false })
  })

  it.each(['pending', 'rejected'])('is led to their status while %s (rules M9, N1)', async (status) => {
    const { token, own, numbered } = await sold(status)
    await expect(inShop(token, own)).rejects.toMatchObject(sentTo(`/ko/seller/orders/${numbered}`))
    const { shown, order: read } = await inSellerArea(token, own)
    expect([typesIn(shown)[0], read]).toEqual([SellerStatusNotice, null])
  })
})

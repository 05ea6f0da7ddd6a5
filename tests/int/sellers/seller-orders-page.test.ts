import { isValidElement, type ReactElement, type ReactNode } from 'react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { SellerPart } from '@/domain/people/sellers/seller-people'
import { SellerGate, type Admission } from '@/app/(seller)/[locale]/seller-gate'
import SellerOrdersPage from '@/app/(seller)/[locale]/seller/orders/page'
import { DeniedNotice } from '@/features/selling/dashboard/denied-notice'
import { SellerStatusNotice, SuspendedNotice } from '@/features/selling/dashboard/seller-status-notice'
import type * as list from '@/features/buying/orders/list/list-orders'
import { OrdersFailed } from '@/features/buying/orders/list/no-orders'
import { OrderFilters } from '@/features/buying/orders/list/order-filters'
import { PASSWORD } from '~/tests/support/factories/people'
import { openWorld, type World } from '~/tests/support/open-world'
import type { SignedIn } from '~/tests/support/roles'

let cookie: string | undefined
vi.mock('next/headers', () => ({ cookies: async () => ({ get: () => cookie && { value: cookie } }) }))
let isAway = false
vi.mock('@/features/buying/orders/list/list-orders', async (original) => {
  const real = await original<typeof list>()
  const listOrders: typeof list.listOrders = (...asked) =>
    isAway ? Promise.reject(new Error('The database is away.')) : real.listOrders(...asked)
  return { ...real, listOrders }
})
vi.mock('next-intl/server', () => ({
  getRequestConfig: String,
  getTranslations: async () => String,
  setRequestLocale: () => {},
}))

let world: World
beforeAll(async () => {
  world = await openWorld()
})

type Given = {
  locale: 'ko'
  path: string
  need: 'active'
  part: SellerPart
  children: (admitted: Admission) => ReactNode
}

/** What the page shows for a session: the list as an element, or the screen in its place. */
async function open(token: string | undefined, asked: Record<string, string | string[]> = {}) {
  cookie = token
  const params = Promise.resolve({ locale: 'ko' })
  const searchParams = Promise.resolve(asked)
  const page = (await SellerOrdersPage({ params, searchParams })) as ReactElement<Given>
  return SellerGate(page.props)
}
const openAs = (role: SignedIn) => open(world.tokens[role])

const typeOf = (node: ReactNode) => (isValidElement(node) ? node.type : node)
const propsOf = (node: ReactNode) => (isValidElement<Record<string, unknown>>(node) ? node.props : {})

describe('the page of a seller’s orders', () => {
  it('sends a visitor to the sign-in of sellers, and back with what was asked for', async () => {
    const back = encodeURIComponent('/ko/seller/orders?status=shipped&q=oak')
    const asked = { status: 'shipped', q: ' oak ', page: ['1', '2'], seller: 'someone' }
    await expect(open(undefined, asked)).rejects.toMatchObject({
      digest: expect.stringContaining(`;/ko/login?as=seller&next=${back};`),
    })
  })

  it.each(['admin', 'editor'] as const)('does not know the %s, whose cookie is the panel’s', async (role) => {
    await expect(openAs(role)).rejects.toMatchObject({ digest: expect.stringContaining('/ko/login') })
  })

  it('is denied to a buyer', async () => {
    expect(typeOf(await openAs('buyer'))).toBe(DeniedNotice)
  })

  it('shows pending and rejected sellers their status, and no order', async () => {
    const data = { email: 'rejectedseller@maru.test', password: PASSWORD }
    const { token } = await world.payload.login({ collection: 'users', data })
    for (const answer of [await openAs('pendingSeller'), await open(token)])
      expect(typeOf(answer)).toBe(SellerStatusNotice)
  })

  it('lets a suspended seller read, with every action off', async () => {
    const answer = await openAs('suspendedSeller')
    const [notice, list] = propsOf(answer).children as ReactNode[]
    expect(typeOf(notice)).toBe(SuspendedNotice)
    expect(propsOf(list)).toMatchObject({ admitted: { canAct: false } })
  })

  it('is open to an active seller, who reads as themselves whatever the address says', async () => {
    const answer = await open(world.tokens.seller, { seller: world.ids.users.otherSeller })
    const { seller } = world.ids.users
    expect(propsOf(answer)).toMatchObject({
      admitted: { canAct: true, viewer: { actor: { kind: 'seller', id: seller, status: 'active' } } },
    })
  })

  it('shows in place that it could not be read, with a link that asks the same again', async () => {
    const logged = vi.spyOn(console, 'error').mockReturnValue()
    const list = await open(world.tokens.seller, { status: 'shipped', q: 'oak' })
    const shown = async (node: ReactNode) => {
      const { type, props } = node as ReactElement<object, (props: object) => Promise<ReactElement>>
      const { children } = (await type(props)).props as { children: ReactNode[] }
      return children.filter((child) => isValidElement<object>(child))
    }
    const typesOf = (children: ReactElement[]) => children.map(({ type }) => type)
    expect(typesOf(await shown(list))).not.toContain(OrdersFailed)
    isAway = true
    const children = await shown(list)
    isAway = false
    expect(logged).toHaveBeenCalledOnce()
    logged.mockRestore()
    expect(typesOf(children)).toContain(OrderFilters)
    const failure = children.find(({ type }) => type === OrdersFailed)
    expect(failure?.props).toEqual({ retry: '/ko/seller/orders?status=shipped&q=oak' })
  })
})

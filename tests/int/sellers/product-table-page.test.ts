import { isValidElement, type ReactElement, type ReactNode } from 'react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { SellerPart } from '@/domain/people/sellers/seller-people'
import { SellerGate, type Admission } from '@/app/(seller)/[locale]/seller-gate'
import ProductsPage from '@/app/(seller)/[locale]/seller/products/page'
import { DeniedNotice } from '@/features/selling/dashboard/denied-notice'
import { SellerStatusNotice, SuspendedNotice } from '@/features/selling/dashboard/seller-status-notice'
import { PASSWORD } from '~/tests/support/factories/people'
import { openWorld, type World } from '~/tests/support/open-world'
import type { SignedIn } from '~/tests/support/roles'

let cookie: string | undefined
vi.mock('next/headers', () => ({ cookies: async () => ({ get: () => cookie && { value: cookie } }) }))
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
  locale: 'fr'
  path: string
  need: 'active'
  part: SellerPart
  children: (admitted: Admission) => ReactNode
}

/** What the page shows for a session: the table as an element, or the screen in its place. */
async function open(token: string | undefined, asked: Record<string, string | string[]> = {}) {
  cookie = token
  const params = Promise.resolve({ locale: 'fr' })
  const page = (await ProductsPage({ params, searchParams: Promise.resolve(asked) })) as ReactElement<Given>
  return SellerGate(page.props)
}
const openAs = (role: SignedIn) => open(world.tokens[role])

const typeOf = (node: ReactNode) => (isValidElement(node) ? node.type : node)
const propsOf = (node: ReactNode) => (isValidElement<Record<string, unknown>>(node) ? node.props : {})

/** Everything a person or a script could read of an answer. */
const written = (node: unknown) =>
  JSON.stringify(node, (key, value: unknown) => (key === '_owner' || key === '_store' ? undefined : value))

describe('the page of products', () => {
  it('sends a visitor to the sign-in of sellers, and back with what was asked for', async () => {
    const back = encodeURIComponent('/fr/seller/products?filter=pending&q=oak')
    const asked = { filter: 'pending', q: ' oak ', sort: 'nonsense', page: ['1', '2'] }
    await expect(open(undefined, asked)).rejects.toMatchObject({
      digest: expect.stringContaining(`;/fr/login?as=seller&next=${back};`),
    })
  })

  it.each(['admin', 'editor'] as const)('does not know the %s, whose cookie is the panel’s', async (role) => {
    await expect(openAs(role)).rejects.toMatchObject({ digest: expect.stringContaining('/fr/login') })
  })

  it('is denied to a buyer', async () => {
    expect(typeOf(await openAs('buyer'))).toBe(DeniedNotice)
  })

  it('shows pending and rejected sellers their status, and nothing of the table', async () => {
    const data = { email: 'rejectedseller@maru.test', password: PASSWORD }
    const { token } = await world.payload.login({ collection: 'users', data })
    for (const answer of [await openAs('pendingSeller'), await open(token)]) {
      expect(typeOf(answer)).toBe(SellerStatusNotice)
      expect(written(answer)).not.toMatch(/SKU|canAct/)
    }
  })

  it('lets a suspended seller read, with every action off', async () => {
    const answer = await openAs('suspendedSeller')
    const [notice, table] = propsOf(answer).children as ReactNode[]
    expect(typeOf(notice)).toBe(SuspendedNotice)
    expect(propsOf(table)).toMatchObject({ admitted: { canAct: false } })
  })

  it('is open to an active seller, who reads as themselves whatever the address says', async () => {
    const answer = await open(world.tokens.seller, { seller: world.ids.users.otherSeller })
    const { seller } = world.ids.users
    expect(propsOf(answer)).toMatchObject({
      admitted: { canAct: true, viewer: { actor: { kind: 'seller', id: seller, status: 'active' } } },
    })
  })
})

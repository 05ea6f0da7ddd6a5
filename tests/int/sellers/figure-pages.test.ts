import { isValidElement, type ReactElement, type ReactNode } from 'react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { SellerPart } from '@/domain/people/sellers/seller-people'
import { SellerGate, type Admission } from '@/app/(seller)/[locale]/seller-gate'
import AnalyticsPage from '@/app/(seller)/[locale]/seller/analytics/page'
import ReviewsPage from '@/app/(seller)/[locale]/seller/reviews/page'
import { DeniedNotice } from '@/features/selling/dashboard/denied-notice'
import { SellerStatusNotice, SuspendedNotice } from '@/features/selling/dashboard/seller-status-notice'
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

const PAGES = { analytics: AnalyticsPage, reviews: ReviewsPage } as const
type Asked = Record<string, string | string[]>
type Given = {
  locale: 'fr'
  path: string
  need: 'active'
  part: SellerPart
  children: (admitted: Admission) => ReactNode
}

/** What a page shows for a session, or the screen in its place. */
async function open(name: keyof typeof PAGES, role: SignedIn | undefined, asked: Asked = {}) {
  cookie = role && world.tokens[role]
  const given = { params: Promise.resolve({ locale: 'fr' }), searchParams: Promise.resolve(asked) }
  const page = (await PAGES[name](given)) as ReactElement<Given>
  return SellerGate(page.props)
}

const typeOf = (node: ReactNode) => (isValidElement(node) ? node.type : node)
const propsOf = (node: ReactNode) => (isValidElement<Record<string, unknown>>(node) ? node.props : {})

describe.each(['analytics', 'reviews'] as const)('the page of %s', (name) => {
  it('sends a visitor to the sign-in of sellers, and back with what was asked for', async () => {
    const asked = { range: '90', figure: 'sales', show: 'unanswered', page: ['2'], product: "' or 1=1" }
    const back = { analytics: '?range=90&figure=sales', reviews: '?show=unanswered' }[name]
    const next = encodeURIComponent(`/fr/seller/${name}${back}`)
    await expect(open(name, undefined, asked)).rejects.toMatchObject({
      digest: expect.stringContaining(`;/fr/login?as=seller&next=${next};`),
    })
  })

  it.each(['admin', 'editor'] as const)('does not know the %s, whose cookie is the panel’s', async (role) => {
    await expect(open(name, role)).rejects.toMatchObject({ digest: expect.stringContaining('/fr/login') })
  })

  it('is denied to a buyer, and a pending seller reads the status', async () => {
    expect(typeOf(await open(name, 'buyer'))).toBe(DeniedNotice)
    expect(typeOf(await open(name, 'pendingSeller'))).toBe(SellerStatusNotice)
  })

  it('is read by a suspended seller under the notice', async () => {
    const [notice] = propsOf(await open(name, 'suspendedSeller')).children as ReactNode[]
    expect(typeOf(notice)).toBe(SuspendedNotice)
  })
})

it('a suspended seller may answer no review', async () => {
  const [, reviews] = propsOf(await open('reviews', 'suspendedSeller')).children as ReactNode[]
  expect(propsOf(reviews)).toMatchObject({ admitted: { canAct: false } })
})

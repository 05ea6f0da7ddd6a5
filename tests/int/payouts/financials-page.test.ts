import { NextIntlClientProvider } from 'next-intl'
import { createElement, isValidElement, type ReactElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { SellerPart } from '@/domain/people/sellers/seller-people'
import { SellerGate, type Admission } from '@/app/(seller)/[locale]/seller-gate'
import FinancialsPage from '@/app/(seller)/[locale]/seller/financials/page'
import { DeniedNotice } from '@/features/selling/dashboard/denied-notice'
import { SellerStatusNotice, SuspendedNotice } from '@/features/selling/dashboard/seller-status-notice'
import fr from '@/messages/fr'
import { openWorld, type World } from '~/tests/support/open-world'
import type { SignedIn } from '~/tests/support/roles'

let cookie: string | undefined
vi.mock('next/headers', () => ({ cookies: async () => ({ get: () => cookie && { value: cookie } }) }))
vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ refresh: () => {} }),
}))
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

async function open(token: string | undefined, asked: Record<string, string | string[]> = {}) {
  cookie = token
  const params = Promise.resolve({ locale: 'fr' })
  const page = (await FinancialsPage({
    params,
    searchParams: Promise.resolve(asked),
  })) as ReactElement<Given>
  return SellerGate(page.props)
}
const openAs = (role: SignedIn) => open(world.tokens[role])
const typeOf = (node: ReactNode) => (isValidElement(node) ? node.type : node)

type Page = (props: object) => Promise<ReactElement>

/** The page as its reader gets it, without script. */
async function read(node: ReactNode) {
  if (!isValidElement<object>(node)) throw new Error('There is no page')
  const children = await (node.type as Page)(node.props)
  const given = { locale: 'fr', messages: fr, timeZone: 'America/Toronto', children } as const
  return renderToStaticMarkup(createElement(NextIntlClientProvider, given))
}

describe('the page of financials', () => {
  test('sends a visitor to the sign-in of sellers, and back with the pages asked for', async () => {
    const back = encodeURIComponent('/fr/seller/financials?page=2&payouts=3')
    const asked = { page: '2', payouts: '3', seller: world.ids.users.seller }
    await expect(open(undefined, asked)).rejects.toMatchObject({
      digest: expect.stringContaining(`;/fr/login?as=seller&next=${back};`),
    })
  })

  test.each(['admin', 'editor'] as const)('does not know the %s', async (role) => {
    await expect(openAs(role)).rejects.toMatchObject({ digest: expect.stringContaining('/fr/login') })
  })

  test('is denied to a buyer, and shows a pending seller their status', async () => {
    expect(typeOf(await openAs('buyer'))).toBe(DeniedNotice)
    expect(typeOf(await openAs('pendingSeller'))).toBe(SellerStatusNotice)
  })

  test('shows an active seller their money, with a table for the bars and a form that posts', async () => {
    const html = await read(await openAs('seller'))
    // 180.00 of an adjustment-like set without an order, 50.00 of it asked for.
    expect(html).toContain('180,00\u00a0$')
    expect(html).toContain('50,00\u00a0$')
    expect(html.match(/data-month=/g)).toHaveLength(12)
    expect(html.match(/<tr/g)).toHaveLength(13)
    expect(html).toContain('Demander un versement')
    expect(html).toMatch(/name="key" value="[\w-]{36}"/)
    expect(html).toContain('action="/api/seller-statement"')
  })

  test('lets a suspended seller read, with every action off', async () => {
    const answer = await openAs('suspendedSeller')
    const [notice, page] = isValidElement<{ children: ReactNode[] }>(answer) ? answer.props.children : []
    expect(typeOf(notice)).toBe(SuspendedNotice)
    const html = await read(page)
    expect(html).toContain('Solde')
    expect(html).not.toMatch(/Demander un versement|Annuler la demande/)
    expect(html).toContain('Vous pourrez demander un versement quand votre compte vendeur sera actif.')
    expect(html).not.toContain('Vous pouvez demander')
  })
})

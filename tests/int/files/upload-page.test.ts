import { NextIntlClientProvider } from 'next-intl'
import { isValidElement, type ReactElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { SellerGate } from '@/app/(seller)/[locale]/seller-gate'
import UploadPage from '@/app/(seller)/[locale]/upload/page'
import { Drafts, ProductUpload } from '@/app/(seller)/[locale]/upload/parts'
import type { Locale } from '@/domain/locale'
import { initialValues } from '@/features/selling/listing/form/upload/initial-values'
import { listDrafts } from '@/features/selling/listing/drafts/list-drafts'
import en from '@/messages/en'
import fr from '@/messages/fr'
import ko from '@/messages/ko'
import { PASSWORD } from '~/tests/support/factories/people'
import { memberUser } from '~/tests/support/member-user'
import { openWorld, type World } from '~/tests/support/open-world'

let cookie: string | undefined
vi.mock('next/headers', () => ({ cookies: async () => ({ get: () => cookie && { value: cookie } }) }))
vi.mock('@/server/texts/i18n', () => ({
  localeOf: async (params: Promise<{ locale: string }>) => (await params).locale,
}))

vi.mock('@/features/selling/listing/drafts/list-drafts', { spy: true })

let world: World
beforeAll(async () => {
  world = await openWorld()
})

type GateProps = Parameters<typeof SellerGate>[0]
type FormProps = Parameters<typeof ProductUpload>[0]

const MESSAGES = { en, fr, ko }

/** What the page has for somebody, not rendered yet. */
async function admitted(token: string | undefined, locale: Locale = 'en') {
  cookie = token
  const gate = await UploadPage({
    params: Promise.resolve({ locale }),
    searchParams: Promise.resolve({}),
  })
  if (!isValidElement<GateProps>(gate) || gate.type !== SellerGate) throw new Error('There is no gate.')
  return SellerGate(gate.props)
}

const formIn = (node: ReactNode): ReactElement<FormProps> | undefined => {
  if (Array.isArray(node)) return node.map(formIn).find(Boolean)
  if (!isValidElement<FormProps & { children?: ReactNode }>(node)) return undefined
  return node.type === ProductUpload ? node : formIn(node.props.children)
}
const hasForm = (node: ReactNode) => formIn(node) !== undefined

/** What somebody reads at /upload, heading first. */
async function read(token: string | undefined, locale: Locale = 'en') {
  const page = await admitted(token, locale)
  const given = { locale, messages: MESSAGES[locale], timeZone: 'America/Toronto' }
  return renderToStaticMarkup(NextIntlClientProvider({ ...given, children: page }))
}

/** A seller who may not sell has no session in the world: signing in is allowed all the same. */
async function signIn(email: string) {
  const { token } = await world.payload.login({ collection: 'users', data: { email, password: PASSWORD } })
  return token
}

describe('the page where products are listed', () => {
  it.each([
    ['en', '/login?as=seller&next=%2Fupload'],
    ['fr', '/fr/login?as=seller&next=%2Ffr%2Fupload'],
    ['ko', '/ko/login?as=seller&next=%2Fko%2Fupload'],
  ] as const)('sends a visitor to sign in, and back to it: %s', async (locale, path) => {
    await expect(read(undefined, locale)).rejects.toMatchObject({
      digest: expect.stringContaining(`;${path};`),
    })
  })

  it('treats a session that has ended like no session', async () => {
    await expect(read('not-a-session')).rejects.toMatchObject({ digest: expect.stringContaining('/login?') })
  })

  it.each(['editor', 'admin'] as const)('does not know the %s, whose cookie is the panel’s', async (role) => {
    await expect(read(world.tokens[role])).rejects.toMatchObject({
      digest: expect.stringContaining('/login?'),
    })
  })

  it('asks the buyer to register as a seller', async () => {
    const html = await read(world.tokens.buyer)
    expect(html).toContain('>Seller Account Required</h1>')
    expect(html).toContain('Please register as a seller. Once your account is approved')
    expect(html).toContain('href="/become-seller"')
  })

  it('tells a pending seller that approval is pending, in three languages', async () => {
    const token = world.tokens.pendingSeller
    const html = await read(token)
    expect(html).toContain('>Seller Account Required</h1>')
    expect(html).toContain('Your seller account is pending approval.')
    expect(html).not.toContain('become-seller')
    expect(await read(token, 'fr')).toContain('Votre compte vendeur est en attente d’approbation.')
    expect(await read(token, 'ko')).toContain('판매자 계정이 승인 대기 중입니다.')
  })

  it.each([
    ['rejectedSeller', 'rejectedseller@maru.test', 'Seller account not approved'],
    ['suspendedSeller', 'suspendedseller@maru.test', 'Seller account suspended'],
  ])('tells the %s how they stand and why', async (name, email, standing) => {
    const html = await read(await signIn(email))
    expect(html).toContain('>Seller Account Required</h1>')
    expect(html).toContain(standing)
    expect(html).toMatch(new RegExp(`Why ${name} is (rejected|suspended)\\.`))
    expect(html).toContain('href="mailto:')
  })

  it('keeps the form where the drafts cannot be read', async () => {
    vi.mocked(listDrafts).mockRejectedValueOnce(new Error('The table is gone.'))
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const seller = await memberUser(world.payload, world.ids.users.otherSeller)
    const given = { locale: 'en', seller, timeZone: 'America/Toronto' } as const
    expect(await Drafts(given)).toMatchObject({ props: { isUnavailable: false } })
    expect(logged).toHaveBeenCalled()
    logged.mockRestore()
  })

  it('begins the form with where the seller ships from', async () => {
    const { otherSeller } = world.ids.sellers
    await world.system.change('sellers', otherSeller, {
      shippingCountry: 'CA',
      shippingFrom: 'Toronto, Ontario',
    })
    const form = formIn(await admitted(world.tokens.otherSeller))
    const from = { shippingCountry: 'CA', shippingFrom: 'Toronto, Ontario' }
    expect(form?.props.from).toMatchObject(from)
    expect((await initialValues(null, {}, form?.props.from)).values).toMatchObject(from)
  })

  it('shows an active seller the form, and no longer once staff suspend the account', async () => {
    const page = await admitted(world.tokens.otherSeller, 'ko')
    expect([hasForm(page), hasForm(await admitted(world.tokens.pendingSeller, 'ko'))]).toEqual([true, false])
    const { otherSeller } = world.ids.sellers
    await world.system.change('sellers', otherSeller, { status: 'suspended', statusReason: 'Late, twice.' })
    const html = await read(await signIn('otherseller@maru.test'))
    expect(html).toContain('Late, twice.')
  })
})

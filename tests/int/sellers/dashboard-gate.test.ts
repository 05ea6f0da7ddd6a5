import { isValidElement, type ReactNode } from 'react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { SellerGate, type Admission } from '@/app/(seller)/[locale]/seller-gate'
import type { SellerNeed } from '@/domain/people/sellers/seller-area'
import { DeniedNotice } from '@/features/selling/dashboard/denied-notice'
import { SellerStatusNotice, SuspendedNotice } from '@/features/selling/dashboard/seller-status-notice'
import { viewerCompany, getViewer } from '@/features/selling/dashboard/viewer'
import { PASSWORD } from '~/tests/support/factories/people'
import { openWorld, type World } from '~/tests/support/open-world'
import { STAFF, type SignedIn } from '~/tests/support/roles'

let cookie: string | undefined
vi.mock('next/headers', () => ({ cookies: async () => ({ get: () => cookie && { value: cookie } }) }))

let world: World
beforeAll(async () => {
  world = await openWorld()
})

const PAGE = 'the page itself'
const askAs = (role: SignedIn) => ask(world.tokens[role])

/** What the page was given by the gate, if it was shown. */
let admitted: Admission | undefined

async function ask(
  token: string | undefined,
  path = '/seller',
  need: SellerNeed = 'active',
): Promise<ReactNode> {
  cookie = token
  admitted = undefined
  const children = (given: Admission) => {
    admitted = given
    return PAGE
  }
  return SellerGate({ locale: 'ko', path, need, part: 'overview', children })
}

/** A seller who may not sell has no session in the world: signing in is allowed all the same. */
async function signIn(email: string) {
  const { token } = await world.payload.login({ collection: 'users', data: { email, password: PASSWORD } })
  return token
}

/** The parts on the screen of a suspended seller: the notice, then the page. */
const parts = (node: ReactNode) =>
  isValidElement<{ children: ReactNode[] }>(node) ? node.props.children.map(screen) : []

/** Which screen was given, and what it was told. */
function screen(node: ReactNode) {
  return isValidElement<object>(node) ? { screen: node.type, ...node.props } : { screen: node }
}

describe('the gate of the seller area', () => {
  it('sends a visitor to the sellers’ login, and back to the page afterwards', async () => {
    const digest = expect.stringContaining(';/ko/login?as=seller&next=%2Fko%2Fseller%2Forders;')
    await expect(ask(undefined, '/seller/orders')).rejects.toMatchObject({ digest })
  })

  it('treats a session that has ended like no session', async () => {
    const digest = expect.stringContaining('/ko/login?as=seller')
    await expect(ask('not-a-session')).rejects.toMatchObject({ digest })
  })

  it('is closed to the buyer', async () => {
    expect(screen(await askAs('buyer'))).toEqual({ screen: DeniedNotice })
  })

  it.each(STAFF)('does not know the %s, whose cookie is the panel’s', async (role) => {
    await expect(askAs(role)).rejects.toMatchObject({
      digest: expect.stringContaining('/ko/login?as=seller'),
    })
  })

  it('is open to an active seller', async () => {
    expect(await askAs('seller')).toBe(PAGE)
  })

  it('tells a pending seller to wait', async () => {
    expect(screen(await askAs('pendingSeller'))).toMatchObject({
      screen: SellerStatusNotice,
      status: 'pending',
    })
  })

  it('shows a suspended seller the page to read, under a notice that says why', async () => {
    const reason = 'Why suspendedSeller is suspended.'
    const [notice, page] = parts(await askAs('suspendedSeller'))
    expect(notice).toMatchObject({ screen: SuspendedNotice, reason })
    expect(notice).toHaveProperty('contactEmail', expect.stringContaining('@'))
    expect(page).toEqual({ screen: PAGE })
    expect(admitted).toMatchObject({ canAct: false, viewer: { actor: { status: 'suspended' } } })
  })

  it('tells a rejected seller why, and whom to write to', async () => {
    const told = { status: 'rejected', reason: 'Why rejectedSeller is rejected.' }
    const given = screen(await ask(await signIn('rejectedseller@maru.test')))
    expect(given).toMatchObject({ screen: SellerStatusNotice, ...told })
    expect(given).toHaveProperty('contactEmail', expect.stringContaining('@'))
    expect(admitted).toBeUndefined()
  })

  it('opens the profile to sellers who wait or were rejected, who may change it', async () => {
    for (const token of [world.tokens.pendingSeller, await signIn('rejectedseller@maru.test')]) {
      expect(await ask(token, '/seller/profile', 'seller')).toBe(PAGE)
      expect(admitted?.canAct).toBe(true)
    }
    expect(screen(await ask(world.tokens.buyer, '/seller/profile', 'seller'))).toEqual({
      screen: DeniedNotice,
    })
  })

  it('opens a page for members to the buyer, and to nobody who is signed out', async () => {
    expect(await ask(world.tokens.buyer, '/upload', 'signedIn')).toBe(PAGE)
    const digest = expect.stringContaining('/ko/login')
    await expect(ask(undefined, '/upload', 'signedIn')).rejects.toMatchObject({ digest })
  })

  it('answers with the error state when the session could not be asked', async () => {
    const { findByID } = world.payload
    const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    world.payload.findByID = () => Promise.reject(away)
    const answer = await askAs('seller').finally(() => (world.payload.findByID = findByID))
    expect([answer === PAGE, admitted]).toEqual([false, undefined])
    expect(screen(answer)).not.toMatchObject({ screen: DeniedNotice })
  })

  it('turns off every action at once when staff suspend the seller', async () => {
    const { otherSeller } = world.ids.sellers
    expect(await askAs('otherSeller')).toBe(PAGE)
    expect(admitted?.canAct).toBe(true)
    await world.system.change('sellers', otherSeller, { status: 'suspended', statusReason: 'Late, twice.' })
    await expect(askAs('otherSeller')).rejects.toMatchObject({ digest: expect.stringContaining('/ko/login') })
    const [notice] = parts(await ask(await signIn('otherseller@maru.test')))
    expect(notice).toMatchObject({ screen: SuspendedNotice, reason: 'Late, twice.' })
    expect(admitted?.canAct).toBe(false)
  })
})

describe('the frame', () => {
  it('names the seller, in Korean where there is a Korean name', async () => {
    cookie = world.tokens.seller
    expect(viewerCompany(await getViewer(), 'ko')).toBe('seller Tiles')
    await world.system.change('sellers', world.ids.sellers.seller, { companyKo: '한빛타일' })
    const viewer = await getViewer()
    expect([viewerCompany(viewer, 'ko'), viewerCompany(viewer, 'fr')]).toEqual(['한빛타일', 'seller Tiles'])
  })

  it.each(['buyer', 'admin'] as const)('has no menu for the %s', async (role) => {
    cookie = world.tokens[role]
    expect(viewerCompany(await getViewer(), 'en')).toBeNull()
  })

  it('reads of a profile only what it shows', async () => {
    cookie = world.tokens.seller
    const { profile } = await getViewer()
    const shown = [
      'address',
      'address2',
      'businessRegistration',
      'city',
      'company',
      'companyKo',
      'contactPerson',
      'country',
      'documentAsked',
      'id',
      'province',
      'shippingCountry',
      'shippingFrom',
      'statusReason',
    ]
    expect(Object.keys(profile ?? {}).sort()).toEqual(shown)
  })
})

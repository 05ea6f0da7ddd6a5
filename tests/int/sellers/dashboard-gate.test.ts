import { isValidElement, type ReactNode } from 'react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { SellerGate } from '@/app/(seller)/[locale]/seller/seller-gate'
import { DeniedNotice } from '@/features/dashboard/denied-notice'
import { SellerStatusNotice } from '@/features/dashboard/seller-status-notice'
import { companyName, getViewer } from '@/features/dashboard/viewer'
import { PASSWORD } from '~/tests/support/factories/people'
import { openWorld, type World } from '~/tests/support/open-world'
import { STAFF, type SignedIn } from '~/tests/support/roles'

let cookie: string | undefined
vi.mock('next/headers', () => ({ cookies: async () => ({ get: () => cookie && { value: cookie } }) }))
vi.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read, revalidateTag: () => {} }))

let world: World
beforeAll(async () => {
  world = await openWorld()
})

const PAGE = 'the page itself'
const askAs = (role: SignedIn) => ask(world.tokens[role])

async function ask(token: string | undefined, path = '/seller'): Promise<ReactNode> {
  cookie = token
  return SellerGate({ locale: 'ko', path, children: () => PAGE })
}

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

  it('tells a suspended seller why', async () => {
    const reason = 'Why suspendedSeller is suspended.'
    const told = { screen: SellerStatusNotice, status: 'suspended', reason }
    expect(screen(await askAs('suspendedSeller'))).toMatchObject(told)
  })

  it('tells a rejected seller why, and whom to write to', async () => {
    const data = { email: 'rejectedseller@maru.test', password: PASSWORD }
    const { token } = await world.payload.login({ collection: 'users', data })
    const told = { status: 'rejected', reason: 'Why rejectedSeller is rejected.' }
    const given = screen(await ask(token))
    expect(given).toMatchObject({ screen: SellerStatusNotice, ...told })
    expect(given).toHaveProperty('contactEmail', expect.stringContaining('@'))
  })

  it('closes at once when staff suspend the seller', async () => {
    const { otherSeller } = world.ids.sellers
    expect(await askAs('otherSeller')).toBe(PAGE)
    await world.system.change('sellers', otherSeller, { status: 'suspended', statusReason: 'Late, twice.' })
    await expect(askAs('otherSeller')).rejects.toMatchObject({ digest: expect.stringContaining('/ko/login') })
    const data = { email: 'otherseller@maru.test', password: PASSWORD }
    const { token } = await world.payload.login({ collection: 'users', data })
    const told = { status: 'suspended', reason: 'Late, twice.' }
    expect(screen(await ask(token))).toMatchObject(told)
  })
})

describe('the frame', () => {
  it('names the seller, in Korean where there is a Korean name', async () => {
    cookie = world.tokens.seller
    expect(companyName(await getViewer(), 'ko')).toBe('seller Tiles')
    await world.system.change('sellers', world.ids.sellers.seller, { companyKo: '한빛타일' })
    const viewer = await getViewer()
    expect([companyName(viewer, 'ko'), companyName(viewer, 'fr')]).toEqual(['한빛타일', 'seller Tiles'])
  })

  it.each(['buyer', 'admin'] as const)('has no menu for the %s', async (role) => {
    cookie = world.tokens[role]
    expect(companyName(await getViewer(), 'en')).toBeNull()
  })

  it('reads of a profile only what it shows', async () => {
    cookie = world.tokens.seller
    const { profile } = await getViewer()
    const shown = ['company', 'companyKo', 'country', 'id', 'statusReason']
    expect(Object.keys(profile ?? {}).sort()).toEqual(shown)
  })
})

import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { MenuMark } from '@/admin/frame/menu/menu-mark'
import Layout from '@/app/(payload)/layout'
import NotFound, {
  generateMetadata as notFoundMetadata,
} from '@/app/(payload)/admin/[[...segments]]/not-found'
import Page, { generateMetadata } from '@/app/(payload)/admin/[[...segments]]/page'
import { openBrowser } from '~/tests/support/http/browser'
import { openWorld, type World } from '~/tests/support/open-world'
import { MEMBERS, STAFF, type SignedIn } from '~/tests/support/roles'

const PANEL = 'what Payload renders, with its configuration'

vi.mock('@payloadcms/next/css', () => ({}))
vi.mock('@payloadcms/ui', () => ({ Link: 'a' }))
vi.mock('@/admin/frame/styles/panel.css', () => ({}))
vi.mock('@/ui/font', () => ({ HANGUL_STYLES: '/fonts/hangul.css', maruSans: { variable: 'maru' } }))
vi.mock('@/app/(payload)/admin/importMap', () => ({ importMap: {} }))
vi.mock('@payloadcms/next/layouts', () => ({ RootLayout: () => PANEL, handleServerFunctions: () => PANEL }))
vi.mock('@payloadcms/next/templates', () => ({ DefaultTemplate: () => null }))
vi.mock('@payloadcms/next/views', () => ({
  RootPage: () => createElement('div', null, PANEL),
  NotFoundPage: () => PANEL,
  generatePageMetadata: () => ({ title: PANEL }),
}))

let world: World
beforeAll(async () => {
  world = await openWorld()
})

const asked = (segments?: string[]) => ({
  params: Promise.resolve({ segments: segments as string[] }),
  searchParams: Promise.resolve({}),
})

/** Everything the panel's route renders for a browser, or where it sends it. */
function open(cookies: Record<string, string>, segments?: string[]) {
  const browser = openBrowser()
  for (const [name, token] of Object.entries(cookies)) browser.jar.set(name, token)
  return browser.within(async () => {
    const page = await Promise.resolve(Page(asked(segments)) as unknown).catch(
      (error: { digest?: string }) => {
        if (!error.digest?.startsWith('NEXT_REDIRECT')) throw error
        return `to ${error.digest.split(';')[2]}`
      },
    )
    const layout = await Layout({ children: 'inside' })
    return {
      page,
      layout: renderToStaticMarkup(createElement('div', null, layout)),
      lost: await NotFound(asked(segments)),
      heads: [await generateMetadata(asked(segments)), await notFoundMetadata(asked(segments))],
    }
  })
}

const CLOSED = { layout: expect.not.stringContaining(PANEL), lost: null, heads: [{}, {}] }

describe('the panel', () => {
  test('leads a visitor to the sign-in and renders nothing', async () => {
    expect(await open({})).toEqual({ ...CLOSED, page: 'to /admin/login' })
  })

  test.each(MEMBERS)(
    'leads a %s to the sign-in and renders nothing, whichever cookie is brought',
    async (role) => {
      const token = world.tokens[role]
      for (const name of ['maru-member', 'maru-token'])
        expect(await open({ [name]: token })).toEqual({ ...CLOSED, page: 'to /admin/login' })
    },
  )

  test.each([
    [['collections', 'orders'], '/admin/login?redirect=%2Fadmin%2Fcollections%2Forders'],
    [['logout-inactivity'], '/admin/login'],
    [['..', 'evil'], '/admin/login'],
  ])('keeps in mind where somebody was headed: %j', async (segments, to) => {
    expect((await open({ 'maru-member': world.tokens.buyer }, segments)).page).toBe(`to ${to}`)
  })

  test.each(STAFF)('is shown to the %s, from the staff’s cookie alone', async (role: SignedIn) => {
    const token = world.tokens[role]
    expect(await open({ 'maru-token': token })).toMatchObject({
      layout: expect.stringContaining(PANEL),
      heads: [{ title: `${PANEL} · Maru` }, { title: `${PANEL} · Maru` }],
    })
    expect(await open({ 'maru-member': token })).toEqual({ ...CLOSED, page: 'to /admin/login' })
  })

  test('names its own screens in the tab, where Payload would name itself', async () => {
    const { heads } = await open({ 'maru-token': world.tokens.admin }, ['queue', 'sellers'])
    expect(heads[0]).toEqual({ title: 'Sellers to review · Maru' })
  })

  test('is called by the name that the settings have', async () => {
    const query = (text: string) => world.payload.db.pool.query(text)
    await query(`update settings set site_name = 'Nabi'`)
    const { heads } = await open({ 'maru-token': world.tokens.admin })
    expect(heads).toEqual([{ title: `${PANEL} · Nabi` }, { title: `${PANEL} · Nabi` }])
    const mark = await MenuMark({ locale: 'fr' })
    expect(mark.props.children).toContain('Nabi')
    await query(`update settings set site_name = 'Maru'`)
  })

  test('sends an admin of a production without a second factor to set one up', async () => {
    vi.stubEnv('NODE_ENV', 'production')
    vi.stubEnv('MARU_DEMO', '')
    const given = await open({ 'maru-token': world.tokens.admin })
    vi.unstubAllEnvs()
    expect(given).toEqual({ ...CLOSED, page: 'to /admin/second-factor' })
  })
})

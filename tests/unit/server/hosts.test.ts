import { readdirSync } from 'node:fs'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { GET } from '@/app/api/not-found/[...path]/route'
import { cookieOptions } from '@/server/auth/session/session-cookies'
import { renderEmail } from '@/server/talk/email/render-email'
import { OUR_ROUTES, pathAtHost, shopHref } from '@/server/http/addresses/hosts'
import { isOwnForm } from '@/server/http/addresses/same-origin'

const SHOP = { SITE_URL: 'https://maru.shop' }
const TWO = { ...SHOP, ADMIN_URL: 'https://desk.maru.shop' }
const own = (name: keyof typeof TWO) => vi.stubEnv(name, TWO[name])
afterEach(() => vi.unstubAllEnvs())

const PANEL = [
  '/admin',
  '/admin/login?x=1',
  '/api/users',
  '/api/staff/me',
  '/api/admin-commands/transfer',
  '/api/access',
]
const OF_SHOP = [
  '/',
  '/ko/cart',
  '/administration',
  '/api/checkout',
  '/api/webhooks/stripe',
  '/robots.txt',
  '/api/live',
]
const BOTH = [
  '/api/health',
  '/api/health/ready',
  '/_next/static/x.js',
  '/api/media/file/x.png',
  '/api/invoice/1',
  '/favicon.svg',
]
const at = (host: string, path: string, env: Record<string, string> = TWO) => pathAtHost(path, host, env)

describe('where the panel has a host of its own', () => {
  test.each(PANEL)('%s is nothing on the shop’s host, nor under a name of the machine', (path) => {
    expect(at('maru.shop', path)).toBe(`/api/not-found${path}`)
    expect(at('127.0.0.1:3000', path)).toBe(`/api/not-found${path}`)
    expect(at('DESK.maru.shop', path)).toBe(path)
  })

  test.each(OF_SHOP)('%s is nothing on the panel’s host', (path) => {
    expect(at('desk.maru.shop', path)).toBe(`/api/not-found${path === '/' ? '/admin' : path}`)
    expect(at('maru.shop', path)).toBe(path)
  })

  test.each(BOTH)('%s is on both', (path) => {
    expect([at('maru.shop', path), at('desk.maru.shop', path)]).toEqual([path, path])
  })

  test('a page of the shop is opened there, the root of the panel’s host is the panel, and all else is not here', async () => {
    own('SITE_URL')
    own('ADMIN_URL')
    const ask = async (path: string) => {
      const [, ...rest] = path.split(/[/?]/)
      const request = new Request(`https://desk.maru.shop/api/not-found${path}`, {
        headers: { host: 'desk.maru.shop' },
      })
      const { status, headers } = await GET(request, { params: Promise.resolve({ path: [rest.join('/')] }) })
      return [status, headers.get('location')]
    }
    expect(await ask('/ko/product/1?a=b')).toEqual([307, 'https://maru.shop/ko/product/1?a=b'])
    expect(await ask('//elsewhere.test')).toEqual([307, 'https://maru.shop//elsewhere.test'])
    expect(await ask('/admin')).toEqual([307, '/admin'])
    expect(await ask('/api/checkout')).toEqual([404, null])
  })

  test('a form of the shop is none of the panel’s, and one of the panel none of the shop’s', () => {
    own('SITE_URL')
    own('ADMIN_URL')
    const sent = (origin: string, host: string) => isOwnForm({ headers: new Headers({ origin, host }) })
    expect(sent('https://desk.maru.shop', 'desk.maru.shop')).toBe(true)
    expect(sent('https://maru.shop', 'maru.shop')).toBe(true)
    expect(sent('https://maru.shop', 'desk.maru.shop')).toBe(false)
    expect(sent('https://desk.maru.shop', 'maru.shop')).toBe(false)
  })

  test('emails to staff and links to the shop name the right host', () => {
    own('SITE_URL')
    own('ADMIN_URL')
    const sender = { siteName: 'Maru', legalName: 'Maru Inc.', contactEmail: 'hello@maru.shop' }
    const params = JSON.stringify({ path: '/admin/reset/1' })
    const { text } = renderEmail({ template: 'staffReset', locale: 'en', params }, sender)
    expect(text).toContain('https://desk.maru.shop/admin/reset/1')
    expect(shopHref('/product/1')).toBe('https://maru.shop/product/1')
  })
})

test.each([...PANEL, ...OF_SHOP, ...BOTH])(
  '%s is answered by any host where there is one for all',
  (path) => {
    expect(at('maru.shop', path, SHOP)).toBe(path)
  },
)

test('every route of ours has its host', () => {
  expect([...OUR_ROUTES].toSorted()).toEqual(readdirSync('src/app/api').toSorted())
})

test('no cookie is good on another host', () => {
  expect(cookieOptions()).not.toHaveProperty('domain')
})

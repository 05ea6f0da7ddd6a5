import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Locale } from '@/domain/locale'
import en from '@/messages/en'
import fr from '@/messages/fr'
import ko from '@/messages/ko'
import { GET } from '@/app/api/not-found/[...path]/route'

const redirectFrom = vi.hoisted(() => vi.fn(async (_: Locale, __: string): Promise<object | null> => null))
vi.mock('@/features/shop/pages/redirects', () => ({ redirectFrom }))

const HOME = '<body><header>Maru</header><main id="content" tabindex="-1"><h1>$&amp; Home</h1></main></body>'

const POLICY = "script-src 'sha256-x'"

const open = async (...path: string[]) => {
  const fetched = vi.fn(async () => new Response(HOME, { headers: { 'content-security-policy': POLICY } }))
  vi.stubGlobal('fetch', fetched)
  const request = new Request(`http://shop/${path.join('/')}`)
  const answer = await GET(request, { params: Promise.resolve({ path }) })
  return { answer, html: await answer.text() }
}
afterEach(() => vi.unstubAllGlobals())

describe('an address that leads nowhere', () => {
  test.each([
    ['attic', en],
    ['fr', fr],
    ['ko', ko],
  ])('says so above the home page, in the language of /%s', async (first, words) => {
    const { answer, html } = await open(first, 'nothing')
    expect(answer.status).toBe(404)
    expect(answer.headers.get('cache-control')).toContain('no-store')
    expect(answer.headers.get('content-security-policy')).toBe(POLICY)
    const note = new RegExp(`<p [^>]*role="status"[^>]*>${words.layout.notFound}</p>(?=<main )`)
    expect(html).toMatch(note)
    expect(html.replace(note, '')).toBe(HOME)
  })

  test('repeats nothing of the address', async () => {
    expect((await open('<script>')).html).not.toContain('<script>')
  })
})

describe('an address from which staff send readers on (rule L27)', () => {
  afterEach(() => redirectFrom.mockReset().mockResolvedValue(null))

  test.each([
    ['en/Old-Shop', 'en', '/old-shop', true, 301],
    ['fr/old/page.html', 'fr', '/old/page.html', false, 302],
    ['ko/%EC%9A%95%EC%8B%A4', 'ko', '/욕실', true, 301],
    ['욕실', 'en', '/욕실', true, 301],
    ['english', 'en', '/english', true, 301],
  ])('%s is asked for as %s %s', async (path, locale, asked, isPermanent, status) => {
    redirectFrom.mockResolvedValue({ to: '/products', isPermanent })
    const { answer } = await open(...path.split('/'))
    expect(redirectFrom).toHaveBeenCalledWith(locale, asked)
    expect([answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([
      status,
      '/products',
      'private, no-store',
    ])
  })

  test('shows the home page while the database is away', async () => {
    redirectFrom.mockRejectedValue(new Error('away'))
    expect((await open('old')).answer.status).toBe(404)
  })
})

import { afterEach, describe, expect, test, vi } from 'vitest'
import en from '@/messages/en.json'
import fr from '@/messages/fr.json'
import ko from '@/messages/ko.json'
import { GET } from '@/app/api/not-found/[...path]/route'

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

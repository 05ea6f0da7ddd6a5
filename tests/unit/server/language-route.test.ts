import { expect, it } from 'vitest'
import { GET } from '@/app/api/language/[locale]/route'
import { absolute } from '@/ui/page/absolute'

const SITE = absolute('/').replace(/\/$/, '')

async function led(locale: string, referer?: string) {
  const request = new Request(`${SITE}/api/language/${locale}`, { headers: referer ? { referer } : {} })
  const answer = await GET(request, { params: Promise.resolve({ locale }) })
  return [answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]
}

it.each([
  ['fr', `${SITE}/latest`, '/fr/latest'],
  ['en', `${SITE}/fr/products?stock=1&page=2`, '/products?stock=1&page=2'],
  ['ko', `${SITE}/fr`, '/ko'],
  ['en', `${SITE}/ko`, '/'],
  ['fr', `${SITE}/french-doors`, '/fr/french-doors'],
  ['fr', undefined, '/fr'],
  ['fr', 'https://elsewhere.test/latest', '/fr'],
  ['en', `${SITE}.elsewhere.test/latest`, '/'],
  ['en', `${SITE}//elsewhere.test/x`, '/elsewhere.test/x'],
  ['en', `${SITE}/fr//elsewhere.test/x`, '/elsewhere.test/x'],
  ['en', `${SITE}/\\elsewhere.test/x`, '/elsewhere.test/x'],
])('the link to %s on %s leads to %s', async (locale, from, to) => {
  expect(await led(locale, from)).toEqual([303, to, 'no-store'])
})

it('knows no other language', async () => {
  expect(await led('de', `${SITE}/latest`)).toEqual([404, null, 'no-store'])
})

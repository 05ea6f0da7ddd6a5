import { expect, test } from 'vitest'
import { hintOf } from '@/server/auth/session/hint'
import { afterSignUp, emailSafeNext, safeNext } from '@/server/auth/safe-next'
import { localizedText } from '@/domain/values/localized-text'

test.each(['/products', '/fr/category/kitchen?sort=new#top', '/seller'])(
  '%s is a place to go on to',
  (next) => {
    expect(safeNext(next, 'en')).toBe(next)
  },
)

test.each([
  '//evil.example',
  '/\\evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/%2e%2e//evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'https:evil.example',
  'https:/evil.example',
  '/\\/evil.example',
  '/%2f%2fevil.example/..//evil.example',
  '/a/..//evil.example',
  '/a/%2E%2e//evil.example',
  '\t//evil.example',
  '//evil.example/\n',
  '/\r\n/evil.example',
  '/\u0085/evil.example',
  '/\u2028/evil.example',
  ' //evil.example',
  '@evil.example',
  'evil.example',
  '///evil.example',
  '/%ff',
  '/fr/%E0%A4%A',
  '/\u007f/evil.example',
  '/\t/evil.example',
  '/a b',
  '/a\0b',
  '',
  null,
  7,
])('%j is not, and home is', (next) => {
  expect(safeNext(next, 'fr')).toBe('/fr')
  expect(safeNext(next, 'xx')).toBe('/')
})

test.each([
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '/@evil.example',
  '/／evil.example',
  '/%0d%0aSet-Cookie:x=1',
])('%j stays here, wherever it leads', (next) => {
  expect(new URL(safeNext(next, 'en'), 'http://maru.test').host).toBe('maru.test')
})

test('the hint of a pending seller says so, and a visitor has none', () => {
  const user = { name: 'Minseo', type: 'seller', status: 'pending' } as const
  expect(JSON.parse(hintOf({ user, cart: 2, unread: 1, news: 3, place: 'T2G' }) ?? '')).toEqual({
    n: 'Minseo',
    t: 'pending',
    c: 2,
    m: 1,
    b: 3,
    p: 'T2G',
  })
  expect(hintOf({ user: null, cart: 0, unread: 0, news: 0, place: '' })).toBeNull()
})

test('a text not written in the reader’s language is English and says so (rule C18)', () => {
  const name = { en: 'Faucet', fr: 'Robinet', ko: ' ' }
  expect(localizedText(name, 'fr')).toEqual({ text: 'Robinet' })
  expect(localizedText(name, 'ko')).toEqual({ text: 'Faucet', lang: 'en' })
  expect(localizedText(undefined, 'en')).toEqual({ text: '', lang: 'en' })
})

test('a new seller reads about the review first, in the language they came in (rule P17)', () => {
  expect(afterSignUp('/product/some', 'seller')).toBe('/seller')
  expect(afterSignUp('/ko/products?sort=new', 'seller')).toBe('/ko/seller')
  expect(afterSignUp('/fr', 'seller')).toBe('/fr/seller')
  expect(afterSignUp('/ko/cart', 'buyer')).toBe('/ko/cart')
})

const ID = '01990000-0000-7000-8000-00000000cafe'

test.each([
  `/product/${ID}`,
  `/fr/product/${ID}?add=12`,
  `/ko/product/${ID}?chat=1`,
  '/cart',
  '/ko/checkout',
])('%s may stand in a letter to anybody', (next) => {
  expect(emailSafeNext(next)).toBe(next)
})

test.each([
  '/',
  '//cart',
  '/search?q=call+me+at+555',
  '/product/buy-now-and-save',
  `/product/${ID}?add=12&note=hello`,
  `/product/${ID}?add=hello`,
  `/product/${ID}#hello`,
  '/cart?hello',
  '/cart\nhello',
  'https://evil.example/cart',
])('%s may not: it could say something', (next) => {
  expect(emailSafeNext(next)).toBeNull()
})

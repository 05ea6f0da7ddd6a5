import { expect, test } from 'vitest'
import { hintOf } from '@/features/account/hint'
import { safeNext } from '@/features/account/safe-next'
import { spoken } from '@/features/catalog/spoken'

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

test('the hint of a pending seller says so, and a visitor has none', () => {
  const user = { name: 'Minseo', type: 'seller', status: 'pending' } as const
  expect(JSON.parse(hintOf({ user, cart: 2, unread: 1 }) ?? '')).toEqual({
    n: 'Minseo',
    t: 'pending',
    c: 2,
    m: 1,
  })
  expect(hintOf({ user: null, cart: 0, unread: 0 })).toBeNull()
})

test('a text not written in the reader’s language is English and says so (ruling C18)', () => {
  const name = { en: 'Faucet', fr: 'Robinet', ko: ' ' }
  expect(spoken(name, 'fr')).toEqual({ text: 'Robinet' })
  expect(spoken(name, 'ko')).toEqual({ text: 'Faucet', lang: 'en' })
  expect(spoken(undefined, 'en')).toEqual({ text: '', lang: 'en' })
})

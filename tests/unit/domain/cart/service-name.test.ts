import { expect, test } from 'vitest'
import { serviceName } from '@/domain/cart/service-name'

test.each([
  ['Express', 'fr', 'Express'],
  ['express', 'ko', '특급 배송'],
  ['특급 배송', 'en', 'Express'],
  ['Économique', 'ko', '이코노미 배송'],
  ['economique', 'en', 'economique'],
  ['SEA FREIGHT', 'fr', 'Fret maritime'],
  ['Standard', 'ko', '일반 배송'],
] as const)('the common method “%s” is called in %s “%s” (rule M15)', (stored, locale, name) => {
  expect(serviceName(stored, locale)).toBe(name)
})

test.each(['en', 'fr', 'ko'] as const)('a method that a seller named stays as it is in %s', (locale) => {
  expect(serviceName('Express by rail', locale)).toBe('Express by rail')
  expect(serviceName('', locale)).toBe('')
})

import { expect, test } from 'vitest'
import { joinServiceNames, serviceName, serviceNames } from '@/domain/cart/shipping/service-name'

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

test('a method has a name in each language, kept as one text (rule M15)', () => {
  const names = { en: 'By  rail', fr: 'Par train', ko: '철도 운송' }
  const stored = joinServiceNames(names)
  expect(stored).toBe('By rail | Par train | 철도 운송')
  expect(serviceNames(stored)).toEqual({ ...names, en: 'By rail' })
  expect((['en', 'fr', 'ko'] as const).map((locale) => serviceName(stored, locale))).toEqual([
    ...['By rail', 'Par train', '철도 운송'],
  ])
})

test('without a translation a method is called by the common one, else by its English name', () => {
  const stored = joinServiceNames({ en: 'Express', fr: 'Exprès', ko: '' })
  expect([serviceName(stored, 'fr'), serviceName(stored, 'ko')]).toEqual(['Exprès', '특급 배송'])
  expect(serviceName(joinServiceNames({ en: 'Rail', fr: 'Train', ko: '' }), 'ko')).toBe('Rail')
})

test('a bar in a name divides nothing', () => {
  expect(joinServiceNames({ en: 'Day | night', fr: '', ko: '' })).toBe('Day / night')
})

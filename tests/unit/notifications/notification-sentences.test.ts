import { createTranslator } from 'next-intl'
import { expect, test } from 'vitest'
import { LOCALES } from '@/domain/locale'
import { NOTIFICATIONS, kindOf, type NotificationKind } from '@/domain/talk/notifications/notification'
import { readParams } from '@/features/talk/notifications/read-params'
import { sentenceValues } from '@/features/talk/notifications/sentence-values'
import { MESSAGES } from '@/server/texts/translations'

const VALUES = {
  number: 'M-11001',
  company: 'Sorae',
  reason: 'No stock',
  answer: 'Yes',
  person: 'Maude',
  day: '2026-12-04',
  amount: 1_200,
  product: { en: 'Basin' },
}
const SENTENCES = (Object.keys(NOTIFICATIONS) as NotificationKind[]).flatMap((kind) =>
  Object.values(kindOf(kind).sides).flatMap((words) => ('sentence' in words ? [words.sentence] : [])),
)
const worded = (locale: (typeof LOCALES)[number], key: string, values: object) => {
  const rethrow = (error: Error) => {
    throw error
  }
  const t = createTranslator({
    locale,
    messages: MESSAGES[locale],
    namespace: 'notifications.sentences',
    onError: rethrow,
  })
  return t.markup(
    key as never,
    {
      ...sentenceValues(readParams(JSON.stringify(values)), locale),
      seller: 'Onbyeol',
      product: () => 'Basin',
      amount: () => '$12.00',
    } as never,
  )
}

test.each(LOCALES)('each sentence in %s is filled from what a notification stores', (locale) => {
  for (const key of SENTENCES) expect(worded(locale, key, VALUES)).not.toMatch(/[{}]/)
})

test('days are written out, and a reason that nobody gave is left out', () => {
  expect(worded('en', 'returnRequested', VALUES)).toContain('December 4, 2026')
  expect(worded('en', 'approvalDeclined', VALUES)).toContain('Reason: No stock')
  expect(worded('en', 'approvalDeclined', { ...VALUES, reason: '' })).not.toContain('Reason')
})

import { createTranslator } from 'next-intl'
import { describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from '@/domain/locale'
import {
  NOTIFICATIONS,
  kindOf,
  notificationSide,
  type NotificationKind,
} from '@/domain/talk/notifications/notification'
import { renderEmail } from '@/server/talk/email/render-email'
import { MESSAGES } from '@/server/texts/translations'
import { argumentsOf, tagsOf } from '~/tests/support/icu'

const KINDS = Object.keys(NOTIFICATIONS) as NotificationKind[]
const SENDER = { siteName: 'Maru', legalName: 'Maru Inc.', contactEmail: 'hello@maru.test' }
/** An order's emails share values of their own, tried in render-email.test.ts. */
const DECISIONS = KINDS.filter((kind) => kindOf(kind).subject !== 'orders')

const sides = KINDS.flatMap((kind) =>
  Object.entries(kindOf(kind).sides).map(([side, words]) => ({ kind, side, ...words })),
)
const sentences = sides.flatMap((words) => ('sentence' in words ? [{ ...words, key: words.sentence }] : []))
const emails = sides.flatMap(({ email, hasButton = true }) => (email ? [{ email, hasButton }] : []))

describe.each(LOCALES)('in %s', (locale) => {
  test.each(sentences)('$kind has words for the $side, made of its parameters', ({ kind, key }) => {
    const text: string = MESSAGES[locale].notifications.sentences[key]
    expect(text.trim()).not.toBe('')
    const given = [
      ...kindOf(kind).params,
      'hasReason',
      ...(kindOf(kind).subject === 'orders' ? ['seller'] : []),
    ]
    expect(given).toEqual(expect.arrayContaining([...argumentsOf(text), ...tagsOf(text)]))
  })

  test.each(emails)('the email $email has all its words', ({ email, hasButton }) => {
    const { subject, text, button = '' } = { ...MESSAGES[locale].mails[email] } as Record<string, string>
    expect([subject?.trim(), text?.trim()]).not.toContain('')
    expect(button.trim() !== '').toBe(hasButton)
  })

  const mailed = DECISIONS.filter((kind) => kindOf(kind).sides[notificationSide(kind)]?.email)
  test.each(mailed)('the email of %s is complete with the parameters of its kind', (kind) => {
    const { params, path, sides: of } = kindOf(kind)
    const { email = '', hasButton = true } = of[notificationSide(kind)] ?? {}
    const values = Object.fromEntries(params.map((name) => [name, `a-${name}`]))
    const link = hasButton ? { path: path('an-id') } : {}
    const { subject, text } = written(email, locale, { ...values, ...link })
    expect(`${subject}\n${text}`).not.toMatch(/mails\.|\{\w+\}|undefined/)
    for (const value of Object.values(values)) expect(`${subject}\n${text}`).toContain(value)
    expect(text.includes(path('an-id'))).toBe(hasButton)
  })
})

test('only order kinds have two sides; the others name their one', () => {
  expect(DECISIONS.map((kind) => [kind, Object.keys(kindOf(kind).sides)])).toEqual(
    DECISIONS.map((kind) => [kind, [notificationSide(kind)]]),
  )
})

test('a sentence reads with its values', () => {
  const t = createTranslator({ locale: 'fr', messages: MESSAGES.fr, namespace: 'notifications.sentences' })
  const product = () => 'Évier'
  expect(t.markup('productRejected', { product, reason: 'Images floues.' })).toBe(
    'Votre produit «\u00a0Évier\u00a0» n’est pas approuvé\u00a0: Images floues.',
  )
})

function written(template: string, locale: Locale, params: object) {
  return renderEmail({ template, locale, params: JSON.stringify(params) }, SENDER)
}

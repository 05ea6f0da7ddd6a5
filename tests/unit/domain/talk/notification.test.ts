import { createTranslator } from 'next-intl'
import { describe, expect, test } from 'vitest'
import { LOCALES, type Locale } from '@/domain/locale'
import { NOTIFICATIONS, kindOf, sideOf, type NotificationKind } from '@/domain/talk/notification'
import { renderEmail } from '@/server/email/render-email'
import { MESSAGES } from '@/server/translations'
import { argumentsOf, tagsOf } from '~/tests/support/icu'

const KINDS = Object.keys(NOTIFICATIONS) as NotificationKind[]
const SENDER = { siteName: 'Maru', legalName: 'Maru Inc.', contactEmail: 'hello@maru.test' }
/** An order's emails share values of their own, tried in render-email.test.ts. */
const DECISIONS = KINDS.filter((kind) => kindOf(kind).subject !== 'orders')

const sides = KINDS.flatMap((kind) =>
  Object.entries(kindOf(kind).sides).map(([side, words]) => ({ kind, side, ...words })),
)
const sentences = sides.flatMap((words) => ('sentence' in words ? [{ ...words, key: words.sentence }] : []))
const templates = [...new Set(sides.flatMap(({ email }) => (email ? [email] : [])))]

describe.each(LOCALES)('in %s', (locale) => {
  test.each(sentences)('$kind has words for the $side, made of its parameters', ({ kind, key }) => {
    const text: string = MESSAGES[locale].notifications.sentences[key]
    expect(text.trim()).not.toBe('')
    const given = [...kindOf(kind).params, ...(kindOf(kind).subject === 'orders' ? ['seller'] : [])]
    expect(given).toEqual(expect.arrayContaining([...argumentsOf(text), ...tagsOf(text)]))
  })

  test.each(templates)('the email %s has a subject, a text and a button', (template) => {
    const email: Record<string, string> = MESSAGES[locale].mails[template]
    for (const part of ['subject', 'text', 'button']) expect(email[part]?.trim()).toBeTruthy()
  })

  test.each(DECISIONS)('the email of %s is complete with the parameters of its kind', (kind) => {
    const { params, path, sides: of } = kindOf(kind)
    const template = of[sideOf(kind)]?.email ?? ''
    const values = Object.fromEntries(params.map((name) => [name, `a-${name}`]))
    const { subject, text } = written(template, locale, { ...values, path: path('an-id') })
    expect(`${subject}\n${text}`).not.toMatch(/mails\.|\{\w+\}|undefined/)
    for (const value of Object.values(values)) expect(`${subject}\n${text}`).toContain(value)
    expect(text).toContain(path('an-id'))
  })
})

test('only order kinds have two sides; the others name their one', () => {
  expect(DECISIONS.map((kind) => [kind, Object.keys(kindOf(kind).sides)])).toEqual(
    DECISIONS.map((kind) => [kind, [sideOf(kind)]]),
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

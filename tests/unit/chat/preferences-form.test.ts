import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { topicsFor } from '@/domain/talk/emails/email-topic'
import { PreferencesForm } from '@/features/account/profile/preferences-form'
import { inLanguage } from '~/tests/support/in-language'

vi.mock('@/features/account/profile/preference-actions', () => ({ saveEmailPreferences: async () => ({}) }))

const wanted = { messages: true, reviews: false, goods: true, news: false }

function boxes(userType: 'buyer' | 'seller') {
  const asker = { siteName: 'Maru', legalName: 'Maru Inc.', address: 'Toronto' }
  const given = { locale: 'en' as const, language: 'ko' as const, wanted, topics: topicsFor(userType), asker }
  const html = renderToStaticMarkup(inLanguage('en', createElement(PreferencesForm, given)))
  return {
    html,
    names: [...html.matchAll(/<input[^>]*type="checkbox"[^>]*>/g)].map(
      ([box]) => /name="(\w+)"/.exec(box)?.[1],
    ),
  }
}

test('a buyer is not asked about products of their own, and the choice made before stays', () => {
  const { html, names } = boxes('buyer')
  expect(names).toEqual(['messages', 'reviews', 'news'])
  expect(html).not.toContain('one of your products')
  expect(html).toContain('<input type="hidden" name="goods" value="on"/>')
})

test('the language of emails is chosen, at first the one of the account (rule T24)', () => {
  const { html } = boxes('buyer')
  expect(html).toContain('Language of our emails to you')
  expect(html).toContain('<option value="ko" selected="">한국어</option>')
})

test('a seller chooses among all, in boxes as everywhere', () => {
  const { html, names } = boxes('seller')
  expect(names).toEqual(['messages', 'reviews', 'goods', 'news'])
  expect(html.match(/accent-celadon/g)).toHaveLength(4)
  expect(html).toContain('aria-describedby="about-goods"')
})

import { createElement } from 'react'
import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Locale } from '@/domain/locale'
import { BuyersName } from '@/features/buying/orders/page/item-name'
import en from '@/messages/en'
import fr from '@/messages/fr'
import ko from '@/messages/ko'

const MESSAGES: Record<Locale, typeof en> = { en, fr, ko }
const item = { productName: 'Brass tap', localName: '황동 수전', localNameLanguage: 'ko' as const }

test.each([
  ['en', 'The buyer reads: <span lang="ko">황동 수전</span>'],
  ['fr', 'L’acheteur lit\u00a0: <span lang="ko">황동 수전</span>'],
] as const)('a seller who reads %s sees how the buyer reads a product', (locale, words) => {
  const page = { locale, messages: MESSAGES[locale], timeZone: 'America/Toronto' }
  const children = createElement(BuyersName, { item })
  expect(renderToStaticMarkup(NextIntlClientProvider({ ...page, children }))).toContain(words)
})

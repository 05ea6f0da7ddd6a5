import { createElement } from 'react'
import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Locale } from '@/domain/locale'
import { OPEN_MAX } from '@/domain/products/tiers'
import { useBuyWords } from '@/features/product/buy-words'
import { PriceLadder } from '@/features/product/price-ladder'
import en from '@/messages/en.json'
import fr from '@/messages/fr.json'
import ko from '@/messages/ko.json'

const MESSAGES: Record<Locale, typeof en> = { en, fr, ko }
const TIERS = [
  { minQty: 1, maxQty: 1, unitPrice: 2000 },
  { minQty: 2, maxQty: 1159, unitPrice: 1800 },
  { minQty: 1160, maxQty: OPEN_MAX, unitPrice: 1500 },
]

function Ladder({ locale }: { locale: Locale }) {
  return createElement(PriceLadder, { tiers: TIERS, quantity: 1, locale, words: useBuyWords() })
}

/** The first column, as it is seen and as it is read out. */
function rows(locale: Locale) {
  const given = { locale, messages: MESSAGES[locale], timeZone: 'America/Toronto' }
  const page = { ...given, children: createElement(Ladder, { locale }) }
  const html = renderToStaticMarkup(NextIntlClientProvider(page))
  const cells = [...html.matchAll(/<th scope="row">(.*?)<\/th>/g)].map(([, cell = '']) => cell)
  const without = (part: RegExp) => cells.map((cell) => cell.replace(part, '').replace(/<[^>]*>/g, ''))
  return {
    seen: without(/<span class="sr-only">.*?<\/span>/),
    heard: without(/<span aria-hidden="true">.*?<\/span>/),
  }
}

describe('the price ladder', () => {
  test.each([
    ['en', ['1', '2–1,159', '1,160 – ∞'], '1,160 or more'],
    ['fr', ['1', '2–1\u00a0159', '1\u00a0160 – ∞'], '1\u00a0160 ou plus'],
    ['ko', ['1', '2–1,159', '1,160 – ∞'], '1,160개 이상'],
  ] as const)('has no end to eyes and "or more" to ears: %s', (locale, seen, open) => {
    expect(rows(locale)).toEqual({ seen, heard: [...seen.slice(0, 2), open] })
  })
})

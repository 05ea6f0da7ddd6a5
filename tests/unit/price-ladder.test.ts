import { createElement } from 'react'
import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Locale } from '@/domain/locale'
import type { Content } from '@/domain/products/facts/content'
import { OPEN_MAX } from '@/domain/products/prices/tiers'
import { useBuyWords } from '@/features/shop/product/buying/buy-words'
import { PriceLadder } from '@/features/shop/product/buying/price-ladder'
import en from '@/messages/en'
import fr from '@/messages/fr'
import ko from '@/messages/ko'

const MESSAGES: Record<Locale, typeof en> = { en, fr, ko }
const TIERS = [
  { minQty: 1, maxQty: 1, unitPrice: 2000 },
  { minQty: 2, maxQty: 1159, unitPrice: 1800 },
  { minQty: 1160, maxQty: OPEN_MAX, unitPrice: 1500 },
]

type Shown = { locale: Locale; content?: Content | null; left?: number | null; askHref?: string | null }
const onTake = () => {}

function Ladder({ locale, content = null, left = null, askHref = null }: Shown) {
  const words = useBuyWords({ soldBy: 'box', content })
  const given = { tiers: TIERS, content, quantity: 1, left, locale, words, askHref, onTake }
  return createElement(PriceLadder, given)
}

function htmlOf(shown: Shown) {
  const { locale } = shown
  const given = { locale, messages: MESSAGES[locale], timeZone: 'America/Toronto' }
  const page = { ...given, children: createElement(Ladder, shown) }
  return renderToStaticMarkup(NextIntlClientProvider(page))
}

/** The texts of all cells, row by row. */
const cellsOf = (html: string) =>
  html
    .split('</tr>')
    .map((row) =>
      [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = '']) =>
        cell.replace(/<[^>]*>/g, ' ').trim(),
      ),
    )
    .filter((cells) => cells.length > 0)

/** The first column, as it is seen and as it is read out. */
function rows(locale: Locale) {
  const html = htmlOf({ locale })
  const cells = [...html.matchAll(/<th scope="row">(.*?)<\/th>/g)].map(([, cell = '']) => cell)
  const without = (part: RegExp) => cells.map((cell) => cell.replace(part, '').replace(/<[^>]*>/g, ''))
  return {
    seen: without(/<span class="sr-only">.*?<\/span>/),
    heard: without(/<span aria-hidden="true">.*?<\/span>/),
  }
}

describe('the price ladder', () => {
  test.each([
    ['en', 'More than 1,160? Ask for a price'],
    ['fr', 'Plus de 1\u00a0160? Demandez un prix'],
    ['ko', '1,160개 넘게 필요하십니까? 견적을 요청해 주십시오'],
  ] as const)('ends with the way to ask for a price, in %s', (locale, text) => {
    const html = htmlOf({ locale, askHref: '/price-requests/new?product=p' })
    expect(html).toContain(
      `<tfoot><tr><td colSpan="2"><a class="link" rel="nofollow" href="/price-requests/new?product=p">${text}</a>`,
    )
  })

  test.each([
    ['en', ['1', '2–1,159', '1,160+'], '1,160 or more'],
    ['fr', ['1', '2–1\u00a0159', '1\u00a0160+'], '1\u00a0160 ou plus'],
    ['ko', ['1', '2–1,159', '1,160+'], '1,160개 이상'],
  ] as const)('has no end to eyes and "or more" to ears: %s', (locale, seen, open) => {
    expect(rows(locale)).toEqual({ seen, heard: [...seen.slice(0, 2), open] })
  })

  test('says what is saved from the first tier on', () => {
    const [, ...shown] = cellsOf(htmlOf({ locale: 'en' }))
    expect(shown.map(([, price]) => price)).toEqual(['$20.00', '$18.00 You save 10%', '$15.00 You save 25%'])
  })

  test('says prices of a square metre and a square foot, where a box holds so much', () => {
    const [head, first] = cellsOf(htmlOf({ locale: 'en', content: { amount: 0.5, unit: 'm2' } }))
    expect(head?.slice(2)).toEqual(['Per m²', 'Per ft²'])
    expect(first?.slice(2)).toEqual(['$40.00', '$3.72'])
    const [litres, one] = cellsOf(htmlOf({ locale: 'fr', content: { amount: 4, unit: 'litre' } }))
    expect([litres?.slice(2), one?.slice(2)]).toEqual([['Par L'], ['5,00\u00a0$']])
  })

  test('says of a tier that the stock cannot fill what is left', () => {
    const html = htmlOf({ locale: 'en', left: 4 })
    expect(cellsOf(html)[3]?.[1]).toBe('$15.00 Only 4 left.')
    expect(html.match(/data-gone/g)).toHaveLength(1)
  })
})

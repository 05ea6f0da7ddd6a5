import { NextIntlClientProvider } from 'next-intl'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { CardList } from '@/app/(store)/[locale]/list/card-list'
import type { ProductCard } from '@/features/shop/list/cards/card'
import en from '@/messages/en'

const card = (id: string): ProductCard => ({
  ...{ id, name: id, size: '', finish: { text: '' }, seller: { name: 'Sorae', slug: null }, origin: 'Korea' },
  ...{ image: { src: '/a', srcSet: '/a 400w', width: 4, height: 5, alt: '' }, moq: 1, stock: 'inStock' },
  ...{ arrival: { key: 'range', minDays: 14, maxDays: 18 }, priceFrom: 100, priceBest: 100, soldBy: 'piece' },
  ...{ content: null, rating: null, category: 'kitchen', family: null },
})
const drawn = (cards: string[], mentions: string[]) =>
  renderToStaticMarkup(
    NextIntlClientProvider({
      locale: 'en',
      messages: en,
      timeZone: 'America/Toronto',
      children: createElement(CardList, {
        cards: cards.map(card),
        mentions: mentions.map(card),
      }),
    }),
  )
/** What stands in the page, in order: lists, the line, products by their level. */
const outline = (html: string) =>
  [...html.matchAll(/<ul class="goods[^>]*>|<h[23][^>]*>(?:<a[^>]*>)?([^<]*)/g)].map(([tag, text]) =>
    text === undefined ? 'list' : `${tag.slice(1, 3)} ${text}`,
  )

describe('products that only mention what was searched for (rule C68)', () => {
  test('come after the line, in a list of their own', () => {
    const html = drawn(['Oak stool'], ['Bar stool'])
    expect(outline(html)).toEqual(['list', 'h2 Oak stool', 'h2 Also mentioned', 'list', 'h3 Bar stool'])
    expect(html).toContain('<section aria-labelledby="mentions"')
    // The first screen's pictures are loaded at once, in whichever list they are.
    expect(html.match(/loading="eager"/g)).toHaveLength(2)
  })

  test('stand under the line at the top of a page that has no others', () => {
    expect(outline(drawn([], ['Bar stool']))).toEqual(['h2 Also mentioned', 'list', 'h3 Bar stool'])
  })

  test('are not told of where there are none', () => {
    expect(outline(drawn(['Oak stool'], []))).toEqual(['list', 'h2 Oak stool'])
    expect(drawn([], [])).toContain(en.lists.empty)
  })
})

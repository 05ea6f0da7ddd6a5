import { NextIntlClientProvider } from 'next-intl'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { readReviewAddress } from '@/app/(store)/[locale]/product/[id]/reviews/read-review-address'
import type { Locale } from '@/domain/locale'
import { ReviewPage } from '@/features/shop/product/reviews/review-page'
import { reviewPath } from '@/features/shop/product/reviews/review-address'
import type { ReviewView } from '@/features/shop/product/product-view'
import en from '@/messages/en'
import fr from '@/messages/fr'
import ko from '@/messages/ko'

const MESSAGES: Record<Locale, typeof en> = { en, fr, ko }

const review: ReviewView = {
  id: 'r',
  userName: 'Maude',
  rating: 4,
  comment: 'It fits.',
  lang: 'en',
  date: '2026-11-02T12:00:00.000Z',
  bought: { quantity: 12, soldBy: null, at: '2026-10-05T12:00:00.000Z' },
  answer: 'Thank you.',
  answerLang: 'en',
  isEditedSince: false,
  pictures: [],
}

type View = Parameters<typeof ReviewPage>[0]['page']

function drawn(locale: Locale, more: Partial<View> = {}) {
  const page: View = {
    id: 'p',
    name: { text: 'Faucet' },
    place: null,
    soldBy: 'piece',
    rating: { average: 4, count: 1 },
    stars: [0, 0, 0, 1, 0],
    sort: 'newest',
    page: 1,
    pages: 1,
    reviews: [review],
    ...more,
  }
  return renderToStaticMarkup(
    NextIntlClientProvider({
      locale,
      messages: MESSAGES[locale],
      timeZone: 'America/Toronto',
      children: createElement(ReviewPage, { locale, page }),
    }),
  )
}

const three = { rating: { average: 4, count: 3 }, stars: [0, 0, 1, 1, 1] }

describe('a review', () => {
  it.each([
    ['en', 'piece', 'Verified purchase · 12 units · October 2026'],
    ['en', 'box', 'Verified purchase · 12 boxes · October 2026'],
    ['fr', 'piece', 'Achat vérifié · 12\u00a0unités · octobre 2026'],
    ['fr', 'slab', 'Achat vérifié · 12\u00a0dalles · octobre 2026'],
    ['ko', 'piece', '구매 인증 · 12개 · 2026년 10월'],
    ['ko', 'set', '구매 인증 · 12세트 · 2026년 10월'],
  ] as const)('says what its author bought: %s, by the %s', (locale, soldBy, words) => {
    expect(drawn(locale, { soldBy })).toContain(words)
  })

  it('says one unit of one', () => {
    const one = { ...review, bought: { quantity: 1, soldBy: null, at: review.date } }
    expect(drawn('en', { reviews: [one] })).toContain('Verified purchase · 1 unit · November 2026')
  })

  it('says boxes where boxes were agreed, whatever the product is sold in now (rule M53)', () => {
    const agreed = { ...review, bought: { quantity: 12, soldBy: 'box' as const, at: review.date } }
    expect(drawn('en', { soldBy: 'piece', reviews: [agreed] })).toContain('12 boxes')
  })

  it('says nothing of a purchase that is not known', () => {
    expect(drawn('en', { reviews: [{ ...review, bought: null }] })).not.toContain('Verified purchase')
  })
})

describe('the bars of the stars', () => {
  it('are shown where several reviews differ, not for one alone', () => {
    expect(drawn('en', three)).toContain('bg-brass')
    expect(drawn('en')).not.toContain('bg-brass')
  })
})

describe('the order of the reviews', () => {
  it('is chosen by links, which keep it from page to page', () => {
    const html = drawn('fr', { ...three, sort: 'lowest', page: 2, pages: 3 })
    for (const path of ['', '/highest', '/lowest'])
      expect(html).toContain(`href="/fr/product/p/reviews${path}"`)
    expect(html).toContain('href="/fr/product/p/reviews/lowest/3"')
    expect(html).toMatch(/<a[^>]*aria-current="true"[^>]*>Notes les plus basses/)
  })

  it('is not offered for one review', () => {
    expect(drawn('en')).not.toContain('/reviews/highest')
  })

  it.each([
    [undefined, { sort: 'newest', page: 1 }],
    [['3'], { sort: 'newest', page: 3 }],
    [['highest'], { sort: 'highest', page: 1 }],
    [['lowest', '2'], { sort: 'lowest', page: 2 }],
  ] as const)('is read from the address %s', (segments, address) => {
    expect(readReviewAddress(segments && [...segments])).toEqual(address)
    expect(reviewPath('p', address.sort, address.page)).toBe(
      ['/product/p/reviews', ...(segments ?? [])].join('/'),
    )
  })

  it.each([[['newest']], [['1']], [['highest', '1']], [['2', 'highest']], [['best']], [['lowest', '02']]])(
    'has no other addresses: %s',
    (segments) => {
      expect(readReviewAddress(segments)).toBeNull()
    },
  )
})

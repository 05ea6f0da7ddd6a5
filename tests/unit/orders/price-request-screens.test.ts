import { NextIntlClientProvider } from 'next-intl'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { LOCALES, type Locale } from '@/domain/locale'
import { formatMoney } from '@/domain/money'
import { unitWords } from '@/domain/orders/unit-words'
import { AcceptedOffers } from '@/features/buying/price-requests/accepted-offers'
import { RequestForm } from '@/features/buying/price-requests/form/request-form'
import { RequestScreen } from '@/features/buying/price-requests/request-screen'
import type { RequestView } from '@/features/buying/price-requests/request-view'
import en from '@/messages/en'
import fr from '@/messages/fr'
import ko from '@/messages/ko'
import { getTranslations } from '@/server/texts/translations'

vi.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/' }))
vi.mock('@/features/buying/price-requests/request-actions', () => {
  const action = () => Promise.resolve({})
  return {
    acceptOfferAction: action,
    askPrice: action,
    counter: action,
    declineRequestAction: action,
    dropTemplate: action,
    makeOffer: action,
    withdrawRequestAction: action,
  }
})

const MESSAGES = { en, fr, ko }
const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ')

/** Fails where a text is missing or lacks a value. */
const textOf = (locale: Locale, children: ReactElement) =>
  plain(
    renderToStaticMarkup(
      NextIntlClientProvider({
        locale,
        timeZone: 'America/Toronto',
        messages: MESSAGES[locale],
        onError: (error) => {
          throw error
        },
        children,
      }),
    ).replace(/<[^>]*>/g, ' '),
  )

const BOX = { soldBy: 'box', content: 0.5, contentUnit: 'm2' } as const
const TILES = { ...BOX, id: 'l', product: 'p', name: 'Tiles', sku: 'T-1', quantity: 60 }
const VIEW: RequestView = {
  id: 'q',
  number: 'Q-11001',
  side: 'buyer',
  status: 'offered',
  version: 2,
  partner: 'Dal',
  thread: null,
  order: null,
  items: [{ ...TILES, listPrice: 4200, targetPrice: 3500, unitPrice: 3900, stock: null }],
  neededBy: null,
  postalCode: 'T2G 4N6',
  note: '',
  questions: [],
  offer: { freight: 0, goods: 234_000, total: 234_000, minDays: 20, maxDays: 30, note: '' },
  usual: null,
  templates: [],
  reservesStock: false,
  reason: '',
  at: '2026-11-20T15:00:00.000Z',
  expiresAt: '2026-12-20T05:00:00.000Z',
}

test('the seller reads stock and what is paid beside the price, the buyer neither', () => {
  const stock = { available: 120, madeToOrder: true }
  const items = [{ ...TILES, listPrice: 4200, targetPrice: 3500, unitPrice: 3900, stock }]
  const request = { ...VIEW, side: 'seller' as const, items }
  const net = { commissionPpm: 80_000, won: { won: 1000, on: '2026-11-20' } }
  const seen = textOf('en', createElement(RequestScreen, { request, done: undefined, canAct: true, net }))
  expect(seen).toContain('120 in stock · made to order')
  expect(seen).toMatch(/You receive \$35\.88 \(≈ ₩35,880\) each after 8% commission\./)
  const buyers = textOf('en', createElement(RequestScreen, { request: VIEW, done: undefined, canAct: true }))
  expect(buyers).not.toMatch(/in stock|You receive/)
})

describe.each(LOCALES)('what is sold by the box, in %s (rule M53)', (locale) => {
  const t = getTranslations({ locale, namespace: 'product' })
  const words = unitWords(t, locale)
  const each = plain(words.each(BOX, formatMoney(3900, locale)))

  test('is asked for, offered and countered in boxes', () => {
    const show = (more: Partial<RequestView>) => {
      const request = { ...VIEW, ...more }
      return textOf(locale, createElement(RequestScreen, { request, done: undefined, canAct: true }))
    }
    const seen = show({})
    expect(seen).toContain(plain(words.measured(BOX, 60)))
    expect(seen.split(each)).toHaveLength(3)
    expect(seen).toContain(t('quantityIn.box'))
    expect(show({ side: 'seller' })).toContain(`${plain(words.count(BOX, 60))} ·`)
  })

  test('is written into the form in boxes, and stands above the cart so', () => {
    const lines = [{ ...TILES, listPrice: 4200 }]
    expect(textOf(locale, createElement(RequestForm, { lines, place: '' }))).toContain(t('quantityIn.box'))
    const { id, number, expiresAt } = VIEW
    const offer = { id, number, seller: 'Dal', freight: 0, total: 234_000, expiresAt }
    const offers = [{ ...offer, lines: [{ ...TILES, unitPrice: 3900 }] }]
    expect(textOf(locale, createElement(AcceptedOffers, { offers }))).toContain(
      plain(words.times(BOX, 60, formatMoney(3900, locale))),
    )
  })
})

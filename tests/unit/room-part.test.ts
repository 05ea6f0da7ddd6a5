import { NextIntlClientProvider } from 'next-intl'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { sumRoom } from '@/domain/cart/room-sums'
import type { Locale } from '@/domain/locale'
import type { RoomView } from '@/features/shop/room/get-room'
import { RecommendedRoom } from '@/features/shop/room/recommended-room'
import en from '@/messages/en'
import fr from '@/messages/fr'
import ko from '@/messages/ko'

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => {} }) }))
vi.mock('@/features/shop/room/actions', () => ({ addRoom: async () => ({}) }))

const MESSAGES = { en, fr, ko }
const [TILE, SINK] = ['018f2a3b-0000-7000-8000-000000000001', '018f2a3b-0000-7000-8000-000000000002']
const goods = (product: string, more: object = {}) => ({
  product,
  name: 'Terrazzo floor tile',
  lang: null,
  picture: '/img/a-400',
  tiers: [{ minQty: 10, maxQty: 999_999, unitPrice: 6800 }],
  unit: { soldBy: 'box', content: 0.96, contentUnit: 'm2' },
  stock: 'inStock',
  left: null,
  leadTimeDays: 30,
  shippingCountry: 'KR',
  ...more,
})
const CHOSEN = [
  { product: TILE, quantity: 10 },
  { product: SINK, quantity: 10 },
]

function shown(found: object[], locale: Locale = 'en') {
  const known = new Map(found.map((each) => [(each as { product: string }).product, each]))
  const room = sumRoom(CHOSEN, known as never) as RoomView
  const part = createElement(RecommendedRoom, { room, category: { slug: 'bathroom', name: 'Bathroom' } })
  const messages = MESSAGES[locale]
  return renderToStaticMarkup(
    NextIntlClientProvider({ locale, messages, timeZone: 'America/Toronto', children: part }),
  )
}

test('a room says each product with its quantity and price, and what they cost together (rule C74)', () => {
  const html = shown([goods(TILE), goods(SINK)])
  expect(html).toContain('Recommended room: Bathroom')
  expect(html.match(/10 boxes at \$68\.00 per box/g)).toHaveLength(2)
  expect(html).toContain('Total for 2 products')
  expect(html).toContain('$1,360.00 CAD')
  expect(html).toContain(`name="lines" value="${TILE} 10,${SINK} 10"`)
  expect(html).toContain('href="/login?next=%2F%23room"')
})

test('what is sold out is marked, not counted, and not added', () => {
  const html = shown([goods(TILE), goods(SINK, { stock: 'soldOut', left: 0 })])
  expect(html).toContain('Sold out · Not in the total')
  expect(html).toContain('Total for 1 product<')
  expect(html).toContain(`name="lines" value="${TILE} 10"`)
  const none = shown([
    goods(TILE, { stock: 'soldOut', left: 0 }),
    goods(SINK, { stock: 'onlyLeft', left: 2 }),
  ])
  expect(none).toContain('Only 2 left · Not in the total')
  expect(none).not.toMatch(/<form|button-primary/)
})

test('French and Korean readers come back to their page', () => {
  expect(shown([goods(TILE), goods(SINK)], 'fr')).toContain('href="/fr/login?next=%2Ffr%23room"')
  expect(shown([goods(TILE), goods(SINK)], 'ko')).toContain('상품 2개 합계')
})

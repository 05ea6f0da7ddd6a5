import { existsSync } from 'node:fs'
import { NextIntlClientProvider } from 'next-intl'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Locale } from '@/domain/locale'
import { ActivityList } from '@/features/selling/dashboard/activity-list'
import { FigureCards } from '@/features/selling/dashboard/figure-cards'
import { loginPath } from '@/ui/auth/auth-path'
import { SELLER_MENU, menuPath } from '@/features/selling/dashboard/menu'
import { NEEDS } from '@/features/selling/dashboard/kinds'
import { NeedsList } from '@/features/selling/dashboard/needs-list'
import type { Activity, DashboardFigures } from '@/features/selling/dashboard/queries'
import { SellerRequired } from '@/features/selling/dashboard/seller-required'
import { SellerStatusNotice } from '@/features/selling/dashboard/seller-status-notice'
import { timeZoneOf } from '@/features/selling/dashboard/time-zone'
import en from '@/messages/en'
import fr from '@/messages/fr'
import ko from '@/messages/ko'

const MESSAGES: Record<Locale, typeof en> = { en, fr, ko }

/** What a reader sees of it, piece by piece. */
function seen(element: ReactElement, locale: Locale = 'en') {
  const given = { locale, messages: MESSAGES[locale], timeZone: 'America/Toronto' }
  const page = NextIntlClientProvider({ ...given, children: element })
  const text = renderToStaticMarkup(page).replace(/<[^>]*>/g, '\n')
  return text.split('\n').filter((piece) => piece.trim() !== '')
}

const NOTHING: DashboardFigures = {
  products: 0,
  active: 0,
  shipped: 0,
  delivered: 0,
  revenue: 0,
  views: 0,
  inquiries: 0,
  unread: 0,
  reviews: 0,
}
const cards = (figures: Partial<DashboardFigures>, locale?: Locale) =>
  seen(createElement(FigureCards, { figures: { ...NOTHING, ...figures }, may: () => true }), locale)

describe('the side menu', () => {
  const folder = 'src/app/(seller)/[locale]/seller'

  it.each(SELLER_MENU)('leads to a page that exists: $name', ({ segment, also = [] }) => {
    // The page for a new product is beside the seller's others, `preview` is only the beginning of two.
    const places = [segment ?? '.', ...also].map((part) => (part === 'upload' ? '../upload' : part))
    expect(places.filter((place) => !existsSync(`${folder}/${place}`))).toEqual([])
  })

  it('names each page once', () => {
    expect(new Set(SELLER_MENU.map(menuPath)).size).toBe(SELLER_MENU.length)
  })
})

describe('the way in', () => {
  it.each([
    ['en', '/login?as=seller&next=%2Fseller'],
    ['fr', '/fr/login?as=seller&next=%2Ffr%2Fseller'],
    ['ko', '/ko/login?as=seller&next=%2Fko%2Fseller'],
  ] as const)('keeps the language: %s', (locale, path) => {
    expect(loginPath(locale, '/seller', 'seller')).toBe(path)
  })
})

describe('the eight cards', () => {
  it('have the names of rule S5, and None for zero', () => {
    expect(cards({})).toEqual([
      ...['Total Products', 'None', 'Active Orders', 'None', 'Shipped Orders', 'None', 'Delivered: None'],
      ...['Total Revenue', 'None', 'After commission and refunds', 'Product Views', 'None'],
      ...['Pending Inquiries', 'None', 'Unread Messages', 'None', 'Customer Reviews', 'None'],
    ])
  })

  it('show revenue as money, and large counts in groups', () => {
    const shown = cards({ revenue: 123_456_789, views: 12_345, delivered: 1_200 })
    expect(shown).toEqual(expect.arrayContaining(['$1,234,567.89', '12,345', 'Delivered: 1,200']))
  })

  it('show a loss as one', () => {
    expect(cards({ revenue: -450 })).toContain('-$4.50')
  })

  it('speak French with the right gender, and Korean', () => {
    expect(cards({ revenue: 1_050 }, 'fr')).toEqual(
      expect.arrayContaining(['Aucune', 'Aucun', '10,50\u00a0$', 'Livrées\u00a0: aucune']),
    )
    expect(cards({}, 'ko')).toEqual(expect.arrayContaining(['없음', '배송 완료: 없음']))
  })
})

describe('the work list (rule S34)', () => {
  const needs = NEEDS.map(({ name }) => ({
    kind: name,
    count: 2,
    id: 'a',
    label: 'M-10002',
    lang: null,
    day: '2026-01-05',
  }))
  const list = (locale: Locale, canAct = true, shown = needs) =>
    seen(createElement(NeedsList, { needs: shown, canAct }), locale)

  it.each(['en', 'fr', 'ko'] as const)(
    'says of each kind how many, since when and what to do: %s',
    (locale) => {
      const text = list(locale).join('\n')
      expect(text).not.toContain('dashboard.needs')
      expect(text.match(/2/g)?.length).toBeGreaterThanOrEqual(NEEDS.length)
    },
  )

  it('has one button a kind, which a suspended seller reads as a way to look', () => {
    expect(list('en')).toEqual(
      expect.arrayContaining(['2 orders to acknowledge', 'M-10002, paid January 5', 'Acknowledge']),
    )
    expect(list('en', false).filter((piece) => piece === 'Open')).toHaveLength(NEEDS.length)
    expect(list('ko', true, [])).toEqual(['지금 처리할 일이 없습니다.'])
  })
})

describe('the recent activity', () => {
  const at = Date.UTC(2025, 2, 1, 20)
  const list = (activity: Activity[], locale: Locale, country?: 'CA' | 'KR') =>
    seen(createElement(ActivityList, { activity, timeZone: timeZoneOf(country) }), locale)
  const order: Activity = {
    kind: 'order',
    id: 'a',
    buyer: 'Jo Kim',
    at,
    reference: 'M-7',
    amount: 184_350,
    isCancelled: false,
  }

  it('says so when there is none', () => {
    const empty = "You haven't received any orders, messages, or reviews yet."
    expect(list([], 'en').join().replaceAll('&#x27;', "'")).toContain(empty)
  })

  it.each([
    ['en', 'CA', ['Jo Kim', 'Mar 1, 2025', 'Order #M-7', '$1,843.50']],
    ['fr', 'CA', ['Jo Kim', '1er\u00a0mars 2025', 'Commande M-7', '1\u00a0843,50\u00a0$']],
    ['ko', 'KR', ['Jo Kim', '2025. 3. 2.', '주문 번호 M-7', '$1,843.50']],
  ] as const)(
    'dates an order by the reader’s language and the seller’s clock: %s',
    (locale, country, row) => {
      expect(list([order], locale, country).slice(1)).toEqual(row)
    },
  )

  it.each([
    ['en', 'Cancelled'],
    ['fr', 'Annulée'],
    ['ko', '취소됨'],
  ] as const)('says of a cancelled order that it is: %s', (locale, word) => {
    expect(list([{ ...order, isCancelled: true }], locale)).toContain(word)
  })

  it('shows the words of a buyer without a name', () => {
    const inquiry: Activity = {
      kind: 'inquiry',
      id: 'b',
      buyer: null,
      at,
      reference: '02E6F1A0',
      text: '<b>Hi</b>',
      move: null,
    }
    const row = ['Anonymous Buyer', 'Mar 1, 2025', 'Inquiry #02E6F1A0', '&lt;b&gt;Hi&lt;/b&gt;']
    expect(list([inquiry], 'en').slice(1)).toEqual(row)
  })

  it('says what a buyer did with a price request', () => {
    const inquiry: Activity = {
      kind: 'inquiry',
      id: 'b',
      buyer: 'Kim',
      at,
      reference: '02E6F1A0',
      text: 'Q-11001',
      move: 'accepted',
    }
    expect(list([inquiry], 'en')).toContain('Offer Q-11001 accepted')
    expect(list([inquiry], 'ko').join(' ')).not.toContain('파일')
  })
})

describe('a seller who may not sell', () => {
  const notice = (status: 'pending' | 'rejected' | 'suspended', reason?: string) =>
    seen(createElement(SellerStatusNotice, { status, reason, contactEmail: 'hello@maru.test' }))

  it('reads the words of rule S4 while pending', () => {
    expect(notice('pending')).toEqual([
      'Account Pending Approval',
      'Your seller account is currently under review.',
      'Estimated approval time: 1-2 business days',
      'What to prepare meanwhile',
      'Complete your business profile',
      'Add a business document',
      'Add the bank account we pay to',
      'Names, descriptions and images of your products, in English and French if you can',
      'Your shipping costs for each province',
      'Open my profile',
    ])
  })

  it('reads that the business number is missing, without which nobody is approved', () => {
    const props = { status: 'pending', contactEmail: 'hello@maru.test', hasNumber: false } as const
    expect(seen(createElement(SellerStatusNotice, props))[4]).toBe(
      'Your business registration number: we can’t approve the account without it',
    )
  })

  it('reads which document is asked for (rule A21)', () => {
    expect(notice('pending', 'Your licence, please.')).toEqual(
      expect.arrayContaining(['What we need from you', 'Your licence, please.']),
    )
  })

  it('gets to the profile from the page for a new product, as from all others', () => {
    const actor = { kind: 'seller', id: 'a', status: 'pending' } as const
    const asked = 'Your licence, please.'
    const contactEmail = 'hello@maru.test'
    expect(seen(createElement(SellerRequired, { actor, asked, contactEmail }))).toEqual([
      'Seller Account Required',
      'Your seller account is pending approval.',
      'Estimated approval time: 1-2 business days',
      'What we need from you',
      asked,
      'Please add the document to your profile. We’ll then go on with the review.',
      'Open my profile',
    ])
  })

  it.each(['rejected', 'suspended'] as const)('is told the reason and whom to write to: %s', (status) => {
    const told = ['Reason', 'The licence has run out.', 'Write to hello@maru.test']
    expect(notice(status, 'The licence has run out.')).toEqual(expect.arrayContaining(told))
  })

  it('is shown no empty reason', () => {
    expect(notice('suspended')).not.toContain('Reason')
  })
})

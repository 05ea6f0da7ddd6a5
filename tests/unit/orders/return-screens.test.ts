import { NextIntlClientProvider } from 'next-intl'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { LOCALES, type Locale } from '@/domain/locale'
import { formatMoney } from '@/domain/money'
import { statesOf } from '@/domain/values/moves'
import { unitWords } from '@/domain/orders/unit-words'
import { RETURN_MOVES } from '@/domain/orders/returns/moves'
import { NewReturnScreen } from '@/features/buying/returns/form/new-return-screen'
import { ReturnDaysForm } from '@/features/buying/returns/return-days-form'
import { ReturnScreen } from '@/features/buying/returns/return-screen'
import { ReturnsScreen } from '@/features/buying/returns/returns-screen'
import type { NewReturn, ReturnView } from '@/features/buying/returns/return-view'
import en from '@/messages/en'
import fr from '@/messages/fr'
import ko from '@/messages/ko'
import { getTranslations } from '@/server/texts/translations'

vi.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/' }))
vi.mock('@/features/buying/returns/return-actions', () => {
  const action = () => Promise.resolve({})
  return {
    acceptReturnAction: action,
    askReturn: action,
    declineReturnAction: action,
    escalate: action,
    receive: action,
    refundReturnAction: action,
    sendReturnAction: action,
    stateReturnDays: action,
    withdrawReturnAction: action,
  }
})

const MESSAGES = { en, fr, ko }

/** Fails where a text is missing or lacks a value. */
const textOf = (locale: Locale, children: ReactElement) =>
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
  )
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')

const at = '2026-11-20T15:00:00.000Z'
const VIEW: ReturnView = {
  id: 'r',
  number: 'R-11001',
  side: 'buyer',
  status: 'requested',
  version: 1,
  reason: 'damaged',
  partner: 'Sorae',
  thread: 't',
  order: { id: 'o', number: 'M-11001' },
  items: [{ id: 'l', product: 'p', name: 'Faucet', quantity: 2, unitPrice: 1600, discounted: 0 }],
  pictures: [{ filename: 'crack.png' }],
  note: 'The box was wet.',
  value: 3616,
  refunded: 0,
  refundable: 3616,
  terms: { address: 'Dock 1', freight: 'seller', note: '' },
  waybill: { carrier: 'ups', trackingNumber: '1Z9' },
  refusal: '',
  complaint: '',
  complaintBy: 'system',
  decision: '',
  dueAt: '2026-12-05T05:00:00.000Z',
  mayEscalate: true,
  usualAddress: '',
  steps: [{ name: 'requested', at }],
}
const NEW: NewReturn = {
  order: { id: 'o', number: 'M-11001' },
  seller: 'Sorae',
  lines: [{ item: 'l', product: 'p', name: 'Faucet', picture: null, quantity: 3, left: 2, unitPrice: 1600 }],
  returnDays: null,
  lastDays: { fault: '2027-11-20', mind: '2026-12-20' },
  today: '2026-11-29',
  returns: [{ id: 'r', number: 'R-11001', status: 'declined' }],
}

describe.each(LOCALES)('in %s', (locale) => {
  test.each(statesOf(RETURN_MOVES))('a return that is %s says so to both sides (rule M91)', (status) => {
    for (const side of ['buyer', 'seller'] as const) {
      const of = { ...VIEW, status, side }
      const text = textOf(
        locale,
        createElement(ReturnScreen, { of, done: undefined, canAct: true, timeZone: 'Asia/Seoul' }),
      )
      expect(text).toContain(MESSAGES[locale].returns.status[status])
      expect(text).toContain(MESSAGES[locale].returns.about[status][side].replace(/\s+/g, ' '))
    }
  })

  test('the form says until when a change of mind is taken back (rule M84)', () => {
    const shown = (more: Partial<NewReturn>) =>
      textOf(locale, createElement(NewReturnScreen, { asked: { ...NEW, ...more }, product: 'p' }))
    const { returns } = MESSAGES[locale]
    expect(shown({})).toContain(returns.mindByAgreement)
    expect(shown({ returnDays: 0, lastDays: { ...NEW.lastDays, mind: null } })).toContain(returns.mindNot)
    expect(shown({ lastDays: { ...NEW.lastDays, mind: '2026-11-01' } })).toContain(returns.mindOver)
    expect(shown({ today: '2028-01-01' })).toContain(returns.over)
    expect(shown({ lines: [] })).toContain(returns.nothingLeft)
  })

  test('what was sold by the box is counted in boxes (rule M53)', () => {
    const box = { soldBy: 'box', content: 0.5, contentUnit: 'm2' } as const
    const words = unitWords(getTranslations({ locale, namespace: 'product' }), locale)
    const of = { ...VIEW, items: VIEW.items.map((item) => ({ ...item, ...box, quantity: 60 })) }
    const screen = textOf(
      locale,
      createElement(ReturnScreen, { of, done: undefined, canAct: true, timeZone: 'Asia/Seoul' }),
    )
    const asked = { ...NEW, lines: NEW.lines.map((line) => ({ ...line, ...box, quantity: 60, left: 48 })) }
    const form = textOf(locale, createElement(NewReturnScreen, { asked, product: 'p' }))
    const plain = (text: string) => text.replace(/\s+/g, ' ')
    const sixty = plain(words.times(box, 60, formatMoney(1600, locale)))
    expect(screen).toContain(sixty)
    expect(form).toContain(sixty)
    expect(form).toContain(plain(words.count(box, 48)))
  })

  test('the list names what waits, and is empty in words', () => {
    const row = { ...VIEW, first: 'Faucet', others: 1, at }
    for (const side of ['buyer', 'seller'] as const) {
      const text = textOf(
        locale,
        createElement(ReturnsScreen, { returns: [row], side, timeZone: 'Asia/Seoul' }),
      )
      expect(text).toContain('R-11001')
      const none = textOf(locale, createElement(ReturnsScreen, { returns: [], side, timeZone: 'Asia/Seoul' }))
      expect(none).toContain(MESSAGES[locale].returns.none)
    }
  })

  test('the days are stated or not', () => {
    for (const days of [null, 0, 1, 30])
      expect(textOf(locale, createElement(ReturnDaysForm, { days }))).toContain(
        MESSAGES[locale].returns.daysLabel,
      )
  })
})

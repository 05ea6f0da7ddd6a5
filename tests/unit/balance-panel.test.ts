import { NextIntlClientProvider } from 'next-intl'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BalancePanel } from '@/features/selling/payouts/balance-panel'
import en from '@/messages/en'

test('what is requested is no longer available (rule M42)', () => {
  const balance = {
    available: 500_00,
    pending: 0,
    open: 120_00,
    sent: 0,
    minimum: 50_00,
    commissionPpm: 80_000,
    hasAccount: true,
    bankName: null,
    settlement: 'monthly' as const,
    requests: 'self' as const,
    hasDispute: false,
    sellerArrivalDays: 7,
    imports: false,
    settling: [],
    isTaxed: false,
    won: null,
  }
  const children = createElement(BalancePanel, { balance })
  const html = renderToStaticMarkup(NextIntlClientProvider({ locale: 'en', messages: en, children }))
  const text = html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
  expect(text).toContain('Available $380.00 In CAD')
  expect(text).toContain('Requested $120.00')
  expect(text).not.toContain('$500.00')
})

import { NextIntlClientProvider } from 'next-intl'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { BuyerPanel } from '@/features/buying/orders/page/buyer-panel'
import type { OrderView } from '@/features/buying/orders/order-view'
import en from '@/messages/en'

const answers = vi.hoisted(() => ({ state: {} as { ok?: boolean; message?: string } }))
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: () => {} }) }))
vi.mock('@/features/buying/orders/actions', () => ({
  cancelOrder: async () => ({}),
  receiveOrder: async () => ({}),
}))
vi.mock('@/ui/forms/use-action-form', () => ({
  useActionForm: (_: unknown, __: unknown, failed: string) => ({
    state: failed.includes('cancel') ? answers.state : {},
    isSending: false,
    isUnanswered: false,
    form: {},
  }),
}))

function markup(order: Partial<OrderView>) {
  const whole = {
    id: 'an-order',
    cancelRequest: null,
    lateness: null,
    checkout: {},
    items: [],
    ...order,
  } as OrderView
  const children = createElement(BuyerPanel, { order: whole } as never)
  return renderToStaticMarkup(NextIntlClientProvider({ locale: 'en', messages: en, children }))
}

test('what came of a cancellation is said once the order is cancelled, as without script', () => {
  expect(markup({ status: 'confirmed' })).toContain('Cancel Order')
  answers.state = { ok: true, message: en.orderMoves.cancelledUnpaid }
  const html = markup({ status: 'cancelled' })
  expect(html).toContain(en.orderMoves.cancelledUnpaid)
  expect(html).not.toContain('Cancel Order')
})

test('a request that cancelled the order at once is not said to be submitted below the notice of it', () => {
  answers.state = { ok: true, message: en.orderMoves.cancelSubmitted }
  const cancelRequest = {
    askedAt: '2026-01-01',
    reason: null,
    answer: 'approved',
    answeredAt: null,
    answerReason: null,
  } as const
  expect(markup({ status: 'cancelled', cancelRequest })).not.toContain('Order cancellation request submitted')
})

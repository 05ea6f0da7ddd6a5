import { expect, test, vi } from 'vitest'
import { statementOf } from '@/domain/payments/statement'
import { renderStatement } from '@/features/payouts/render-statement'

vi.mock('server-only', () => ({}))
vi.mock('next-intl/server', async () => (await import('~/tests/support/http/browser')).intlModule)

test('a long statement is written in parts, so that others are served meanwhile', async () => {
  const line = {
    at: '2026-11-03T10:00:00Z',
    kind: 'sale',
    amount: 100,
    order: 'ORD-11001',
    note: null,
  } as const
  const statement = statementOf(
    0,
    Array.from({ length: 200 }, () => line),
  )
  let served = 0
  const serving = setInterval(() => (served += 1), 0)
  await renderStatement({ ...statement, month: '2026-11', company: 'Hanbit', companyKo: null }, 'en')
  clearInterval(serving)
  expect(served).toBeGreaterThan(5)
})

import { expect, test, vi } from 'vitest'
import { statementOf } from '@/domain/payments/payouts/statement'
import { renderStatement } from '@/features/selling/payouts/documents/render-statement'

const seen = vi.hoisted(() => ({ turns: 0, atWrites: [] as number[] }))
vi.mock('server-only', () => ({}))
vi.mock('next-intl/server', () => import('~/tests/support/next/intl-server'))
vi.mock('@/server/texts/pdf/sheet', () => ({
  openPdf: () => ({
    left: 48,
    right: 564,
    y: 48,
    write: () => seen.atWrites.push(seen.turns),
    height: () => 12,
    rule: () => {},
    mark: () => {},
    need: () => false,
    close: async () => new Uint8Array(),
  }),
}))

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
    Array.from({ length: 600 }, () => line),
  )
  let isOver = false
  const serve = () => {
    seen.turns += 1
    if (!isOver) setImmediate(serve)
  }
  serve()
  const seller = {
    company: 'Hanbit',
    companyKo: null,
    place: { country: 'KR', address: null, address2: null, city: null, province: null, postalCode: null },
    ...{ businessRegistration: null, gstNumber: null, qstNumber: null },
  }
  await renderStatement({ ...statement, ...seller, month: '2026-11', shop: null }, 'en')
  isOver = true
  const [first = 0, last = 0] = [seen.atWrites[0], seen.atWrites.at(-1)]
  expect(last - first).toBeGreaterThan(20)
})

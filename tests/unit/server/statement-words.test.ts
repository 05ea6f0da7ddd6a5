import { expect, test, vi } from 'vitest'
import { statementOf } from '@/domain/payments/payouts/statement'
import { renderStatement } from '@/features/selling/payouts/documents/render-statement'
import { statementCsv } from '@/features/selling/payouts/documents/statement-csv'

const written = vi.hoisted(() => ({ texts: [] as string[] }))
vi.mock('server-only', () => ({}))
vi.mock('next-intl/server', () => import('~/tests/support/next/intl-server'))
vi.mock('@/server/texts/pdf/sheet', () => ({
  openPdf: () => ({
    left: 48,
    right: 564,
    y: 48,
    write: (text: string) => written.texts.push(text),
    height: () => 12,
    rule: () => {},
    mark: () => {},
    need: () => false,
    close: async () => new Uint8Array(),
  }),
}))

const place = { country: 'CA', address: null, address2: null, city: null, province: null, postalCode: null }
const numbers = { businessRegistration: null, gstNumber: '123456789RT0001', qstNumber: '1234567890TQ0001' }
const seller = { company: 'Hanbit', companyKo: null, place, ...numbers }
const statement = { ...statementOf(0, []), ...seller, month: '2026-11', shop: null }

test.each([
  ['en', 'GST/HST number 123456789RT0001', 'QST number 1234567890TQ0001'],
  ['fr', 'Numéro de TPS/TVH 123456789RT0001', 'Numéro de TVQ 1234567890TQ0001'],
  ['ko', 'GST/HST 등록번호 123456789RT0001', 'QST 등록번호 1234567890TQ0001'],
] as const)('a statement names the tax numbers of its seller, in %s', async (locale, gst, qst) => {
  written.texts = []
  await renderStatement(statement, locale)
  expect(written.texts.flatMap((text) => text.split('\n'))).toEqual(expect.arrayContaining([gst, qst]))
})

test.each([
  ['en', 'Date (Toronto time)'],
  ['fr', 'Date (heure de Toronto)'],
  ['ko', '날짜(토론토 시간)'],
] as const)('the CSV of a statement says whose days it has, in %s', async (locale, title) => {
  const [first = ''] = (await statementCsv(statement, locale)).split(',')
  expect(first).toBe(`\ufeff"${title}"`)
})

import { describe, expect, test } from 'vitest'
import {
  checkCredit,
  checkNetTerms,
  dueDayOf,
  isOverdue,
  creditLeft,
  nextReminder,
  ordersOnTerms,
  paysFor,
} from '@/domain/people/companies/terms'
import { COMPANY_ROLES } from '@/domain/people/companies/role'
import { issuesOf } from '@/domain/result'

const codes = (result: Parameters<typeof issuesOf>[0]) => issuesOf(result).map(({ code }) => code)

describe('the day of payment (M119)', () => {
  test('is so many days later by the calendar of Toronto', () => {
    expect(dueDayOf(30, new Date('2026-11-27T17:00:00Z'))).toBe('2026-12-27')
    // Already the 28th in UTC, still the 27th in Toronto.
    expect(dueDayOf(30, new Date('2026-11-28T03:00:00Z'))).toBe('2026-12-27')
    expect(dueDayOf(15, new Date('2027-02-20T17:00:00Z'))).toBe('2027-03-07')
  })

  test('is over with its last moment in Toronto', () => {
    expect(isOverdue('2026-12-27', new Date('2026-12-28T04:59:00Z'))).toBe(false)
    expect(isOverdue('2026-12-27', new Date('2026-12-28T05:00:00Z'))).toBe(true)
  })
})

describe('credit (M120)', () => {
  const credit = { creditLimit: 100_00, used: 60_00, overdue: false }

  test('fits to the cent, and never is less than nothing', () => {
    expect(checkCredit(credit, 40_00).ok).toBe(true)
    expect(codes(checkCredit(credit, 40_01))).toEqual(['netTerms.overLimit'])
    expect(creditLeft({ creditLimit: 50_00, used: 60_00 })).toBe(0)
    expect(codes(checkCredit({ ...credit, creditLimit: 50_00 }, 1))).toEqual(['netTerms.overLimit'])
  })

  test('is blocked by what is overdue, whatever is left', () => {
    expect(codes(checkCredit({ ...credit, overdue: true }, 1))).toEqual(['netTerms.overdue'])
  })

  test('is used by owners and buyers, and paid by owners and accountants', () => {
    expect(COMPANY_ROLES.filter(ordersOnTerms)).toEqual(['owner', 'buyer'])
    expect(COMPANY_ROLES.filter(paysFor)).toEqual(['owner', 'accountant'])
  })
})

describe('reminders (M122)', () => {
  test('follow one another, and end two weeks after the day of payment', () => {
    const days: string[] = []
    let day: string | null = '2026-11-27'
    for (let at = 0; day !== null && at < 9; at += 1) {
      day = nextReminder('2026-12-27', day)
      if (day !== null) days.push(day)
    }
    expect(days).toEqual(['2026-12-24', '2026-12-28', '2027-01-03', '2027-01-10'])
  })

  test('are skipped where several were missed', () => {
    expect(nextReminder('2026-12-27', '2027-01-04')).toBe('2027-01-10')
    expect(nextReminder('2026-12-27', '2027-01-10')).toBeNull()
  })
})

describe('what staff type (A34)', () => {
  const typed = { netDays: '30', creditLimit: '20000', settlement: 'paid', reason: 'Known since 2019.' }

  test('is days, a limit, when sellers are settled, and a reason', () => {
    expect(checkNetTerms(typed)).toMatchObject({
      ok: true,
      value: { netDays: 30, creditLimit: 2_000_000, settlesUnpaid: false, reason: 'Known since 2019.' },
    })
    expect(checkNetTerms({ ...typed, netDays: '15', settlement: 'usual' })).toMatchObject({
      value: { netDays: 15, settlesUnpaid: true },
    })
  })

  test('is refused field by field', () => {
    expect(codes(checkNetTerms({ netDays: '45', creditLimit: '0', settlement: '', reason: ' ' }))).toEqual([
      'netTerms.days',
      'money.invalid',
      'moneySettings.choose',
      expect.any(String),
    ])
    for (const creditLimit of ['', 'x', '-1', '1e9', '100000000.00'])
      expect(checkNetTerms({ ...typed, creditLimit }).ok).toBe(false)
  })
})

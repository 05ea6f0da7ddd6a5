import { describe, expect, test } from 'vitest'
import { MAX_UPLOAD } from '@/domain/forms/upload'
import { buyerStanding, checkVerificationRequest, type BuyerStanding } from '@/domain/people/verification'

const PDF = new TextEncoder().encode('%PDF-1.4 a paper')
const row = (status: 'pending' | 'verified' | 'declined', day: number, reason: string | null = null) => ({
  kind: 'gst' as const,
  status,
  reason,
  createdAt: `2025-03-0${day}T12:00:00.000Z`,
})
const exempt = (status: 'pending' | 'verified') => ({ ...row(status, 9), kind: 'pst_exemption' as const })

describe('how a buyer stands', () => {
  test.each<[string, Parameters<typeof buyerStanding>[0], BuyerStanding]>([
    ['who asked nothing', [], { status: 'none' }],
    ['who waits', [row('pending', 1)], { status: 'pending', since: '2025-03-01T12:00:00.000Z' }],
    ['who was verified', [row('verified', 1)], { status: 'verified' }],
    ['who was refused', [row('declined', 1, 'Blurred')], { status: 'declined', reason: 'Blurred' }],
    [
      'who was verified before a refusal',
      [row('verified', 1), row('declined', 2, 'Old')],
      { status: 'verified' },
    ],
    ['who was verified and waits', [row('pending', 2), row('verified', 1)], { status: 'verified' }],
    [
      'who asked again after a refusal',
      [row('declined', 1, 'Blurred'), row('pending', 2)],
      { status: 'pending', since: '2025-03-02T12:00:00.000Z' },
    ],
    [
      'who was refused twice, by the newest',
      [row('declined', 1, 'First'), row('declined', 3, 'Last'), row('declined', 2, 'Second')],
      { status: 'declined', reason: 'Last' },
    ],
    ['who only buys free of provincial tax', [exempt('verified'), exempt('pending')], { status: 'none' }],
    [
      'by a paper as by a number',
      [{ ...row('verified', 1), kind: 'document' as const }],
      { status: 'verified' },
    ],
  ])('%s', (_, rows, standing) => {
    expect(buyerStanding(rows)).toEqual(standing)
  })
})

describe('what is sent for the badge', () => {
  test.each([
    ['a number, as it is printed', '123456789 rt0001', null, { kind: 'gst', number: '123456789RT0001' }],
    ['a paper', ' ', { bytes: PDF }, { kind: 'document', number: null }],
    ['both', '123456789RT0001', { bytes: PDF }, { kind: 'gst', number: '123456789RT0001' }],
    ['a paper of the most', '', { bytes: PDF, size: MAX_UPLOAD }, { kind: 'document', number: null }],
  ])('may be %s', (_, number, paper, value) => {
    expect(checkVerificationRequest({ number, file: paper })).toEqual({ ok: true, value })
  })

  test.each([
    ['nothing', '', null, [['verification.nothing', 'number']]],
    ['a number of another form', '12345', null, [['registration.gst', 'number']]],
    [
      'a paper that is too large',
      '',
      { bytes: PDF, size: MAX_UPLOAD + 1 },
      [['upload.tooLarge', 'document']],
    ],
    [
      'a wrong number with a paper that is none',
      '12345',
      { bytes: new Uint8Array([60, 104, 49]) },
      [
        ['registration.gst', 'number'],
        ['upload.documentType', 'document'],
      ],
    ],
  ])('is not %s', (_, number, paper, issues) => {
    expect(checkVerificationRequest({ number, file: paper })).toEqual({
      ok: false,
      issues: issues.map(([code, path]) => ({ code, path })),
    })
  })
})

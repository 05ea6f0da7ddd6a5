import { describe, expect, test } from 'vitest'
import { type Actor, actorOfUser, SELLER_STATUSES } from '@/domain/people/actor'
import { addressRule } from '@/domain/people/address/address'
import { sellerRule, statusesOfForm, type SellerFacts } from '@/domain/people/sellers/seller'
import { verificationRule } from '@/domain/people/verification'

const admin: Actor = { kind: 'staff', id: 'a', role: 'admin' }
const owner: Actor = { kind: 'seller', id: 's', status: 'rejected' }
const korean: SellerFacts = {
  status: 'pending',
  country: 'KR',
  address: '37 Namdong-daero',
  city: 'Incheon',
  province: 'Incheon',
  postalCode: '21693',
  businessRegistration: '124-81-00998',
}

describe('a seller profile', () => {
  const change = (next: Partial<SellerFacts>, actor: Actor, before = korean) =>
    sellerRule({ next: { ...before, ...next }, before, actor }, { isProven: false, isDecided: true })

  test('keeps a Korean region where a Canadian one keeps its province', () => {
    expect(change({ city: ' Incheon ' }, owner)).toMatchObject({
      ok: true,
      value: { city: 'Incheon', province: 'Incheon', country: 'KR' },
    })
  })

  test.each<[string, Partial<SellerFacts>, Actor, string]>([
    ['a wrong business number', { businessRegistration: '124-81-00997' }, owner, 'registration.korean'],
    ['approval by its owner', { status: 'active' }, owner, 'moves.notYours'],
    [
      'approval by an editor',
      { status: 'active' },
      { kind: 'staff', id: 'e', role: 'editor' },
      'moves.notYours',
    ],
    ['a suspension without a reason', { status: 'suspended' }, admin, 'status.reason'],
    [
      'a Canadian province that is none',
      { country: 'CA', province: 'ZZ', postalCode: 'V6B 1A1' },
      owner,
      'address.province',
    ],
  ])('refuses %s', (_, next, actor, code) => {
    const result = change(next, actor)
    expect(result.ok ? [] : result.issues.map((issue) => issue.code)).toContain(code)
  })

  test('is after a suspension what it was before, and notes when it was first approved', () => {
    const stopped: SellerFacts = { ...korean, status: 'suspended', statusReason: 'Late.' }
    const approved = { ...stopped, approvedAt: '2026-01-02T03:04:05.000Z' }
    const ok = (before: SellerFacts) =>
      (['active', 'pending'] as const).map((status) => change({ status }, admin, before).ok)
    expect([ok(stopped), ok(approved)]).toEqual([
      [false, true],
      [true, false],
    ])
    const now = new Date('2026-05-06T07:08:09.000Z')
    const approve = (before: SellerFacts) =>
      sellerRule(
        { next: { ...before, status: 'active' }, before, actor: { kind: 'system' } },
        { isProven: false, now },
      )
    expect(approve(korean)).toMatchObject({ value: { approvedAt: now.toISOString() } })
    expect(approve(approved)).toMatchObject({
      value: expect.not.objectContaining({ approvedAt: expect.anything() }),
    })
  })

  test.each(['pending', 'rejected', 'suspended'] as const)(
    'is not active by a form, without a decision: who is %s',
    (status) => {
      const before = { ...korean, status, statusReason: 'Late.', approvedAt: '2026-01-02T03:04:05.000Z' }
      expect(sellerRule({ next: { ...before, status: 'active' }, before, actor: admin })).toMatchObject({
        issues: [{ code: status === 'rejected' ? 'moves.impossible' : 'seller.byCommand' }],
      })
    },
  )

  test.each(SELLER_STATUSES)(
    'has in the form just the statuses that an admin may save there: %s',
    (status) => {
      const before = { ...korean, status }
      const saves = (next: SellerFacts['status']) =>
        sellerRule({
          next: { ...before, status: next, statusReason: 'A scan is missing.' },
          before,
          actor: admin,
        }).ok
      expect(statusesOfForm(status).toSorted()).toEqual(SELLER_STATUSES.filter(saves).toSorted())
    },
  )

  test('is approved by an admin, and may ask again after a refusal', () => {
    expect(change({ status: 'active' }, admin).ok).toBe(true)
    expect(change({ status: 'pending' }, owner, { ...korean, status: 'rejected' }).ok).toBe(true)
  })
})

describe('a delivery address', () => {
  const home = {
    country: 'CA',
    address: '143 Lappin Avenue',
    city: 'Toronto',
    province: 'ON',
    postalCode: 'm6h1y5',
  }

  test('is stored the way it is printed', () => {
    expect(addressRule({ next: home })).toMatchObject({ value: { postalCode: 'M6H 1Y5', province: 'ON' } })
  })

  test('is in Canada', () => {
    const seoul = {
      country: 'KR',
      address: '1 Sejong-daero',
      city: 'Seoul',
      province: 'Seoul',
      postalCode: '04524',
    }
    expect(addressRule({ next: seoul })).toMatchObject({
      ok: false,
      issues: [{ code: 'address.canadaOnly' }],
    })
  })
})

const FREE = { isOwnDocument: true, standing: 'none', isExemptionOpen: false, isExempt: false } as const

describe('a verification', () => {
  test.each([
    ['a GST number of another form', { kind: 'gst', number: '123' }, 'registration.gst'],
    ['a document that is not there', { kind: 'document' }, 'upload.missing'],
    [
      'an exemption from a province without its own tax',
      { kind: 'pst_exemption', province: 'ON', number: 'PST-1234-5678' },
      'registration.provincial',
    ],
    [
      'a refusal without a reason',
      { kind: 'gst', number: '931056246RT0001', status: 'declined' },
      'status.reason',
    ],
  ] as const)('refuses %s', (_, next, code) => {
    expect(verificationRule({ next, actor: admin }, FREE)).toMatchObject({ ok: false, issues: [{ code }] })
  })

  test.each([
    { kind: 'gst', number: '931056246RT0001', status: 'pending' },
    { kind: 'pst_exemption', province: 'BC', number: 'PST-1234-5678' },
    { kind: 'document', document: 'own' },
  ] as const)('takes %j', (next) => {
    expect(verificationRule({ next, actor: admin }, FREE).ok).toBe(true)
  })

  const GST = { kind: 'gst', number: '931056246RT0001' } as const
  const EXEMPT = { kind: 'pst_exemption', province: 'BC', number: 'PST-1234-5678' } as const

  test.each([
    [
      'a paper of somebody else',
      { ...GST, document: 'theirs' },
      { isOwnDocument: false },
      'verification.foreignDocument',
    ],
    ['a second while one is looked at', GST, { standing: 'pending' }, 'verification.pending'],
    ['one more of a verified buyer', GST, { standing: 'verified' }, 'verification.verified'],
    ['a second exemption while one is looked at', EXEMPT, { isExemptionOpen: true }, 'verification.pending'],
  ] as const)('refuses %s, and leaves decisions about it alone', (_, next, facts, code) => {
    const all = { ...FREE, ...facts }
    expect(verificationRule({ next, actor: admin }, all)).toMatchObject({ ok: false, issues: [{ code }] })
    const before = { ...next, status: 'pending' } as const
    const decided = { ...before, status: 'verified' } as const
    expect(verificationRule({ next: decided, before, actor: admin }, all).ok).toBe(true)
  })

  test.each([
    ['for the badge beside an open exemption', GST, { isExemptionOpen: true }],
    ['about tax beside an open question for the badge', EXEMPT, { standing: 'pending' }],
    ['once more after a refusal', GST, { standing: 'declined' }],
    ['with a newer certificate beside an exemption in force', EXEMPT, { isExempt: true }],
  ] as const)('may be asked %s', (_, next, facts) => {
    expect(verificationRule({ next, actor: admin }, { ...FREE, ...facts }).ok).toBe(true)
  })
})

test('of a province a second exemption is not approved, and the one in force may be revoked', () => {
  const EXEMPT = { kind: 'pst_exemption', province: 'BC', number: 'PST-1234-5678' } as const
  const decide = (from: 'pending' | 'verified', to: 'verified' | 'declined') =>
    verificationRule(
      {
        next: { ...EXEMPT, status: to, reason: 'Expired.' },
        before: { ...EXEMPT, status: from },
        actor: admin,
      },
      { ...FREE, isExempt: true },
    )
  expect(decide('pending', 'verified')).toMatchObject({ issues: [{ code: 'verification.exempt' }] })
  expect([decide('pending', 'declined').ok, decide('verified', 'declined').ok]).toEqual([true, true])
})

describe('who a session is', () => {
  test.each([
    [null, { kind: 'visitor' }],
    [
      { id: '1', collection: 'users', userType: 'buyer' },
      { kind: 'buyer', id: '1' },
    ],
    [
      { id: '1', collection: 'users', userType: 'seller', status: 'suspended' },
      { kind: 'seller', id: '1', status: 'suspended' },
    ],
    [
      { id: '1', collection: 'users', userType: 'seller', status: 'anything' },
      { kind: 'seller', id: '1', status: 'pending' },
    ],
    [
      { id: '1', collection: 'staff', role: 'admin' as const },
      { kind: 'staff', id: '1', role: 'admin' },
    ],
    [
      { id: '1', collection: 'staff' },
      { kind: 'staff', id: '1', role: 'editor' },
    ],
  ])('%j is %j', (user, actor) => {
    expect(actorOfUser(user)).toEqual(actor)
  })
})

import { unique } from './unique'

/** One password and so one hash for all the people of a test world. */
export const PASSWORD = 'maru-test-2025'

export const TORONTO = {
  country: 'CA',
  address: '12 King Street West',
  city: 'Toronto',
  province: 'ON',
  postalCode: 'M5H 1A1',
} as const

export const SEOUL = {
  country: 'KR',
  address: '152 Teheran-ro',
  city: 'Gangnam-gu',
  province: 'Seoul',
  postalCode: '06236',
} as const

export const aUser = (name: string, userType: 'buyer' | 'seller' = 'buyer') => ({
  email: `${name.toLowerCase()}@maru.test`,
  password: PASSWORD,
  userType,
  firstName: name,
  lastName: 'Kim',
  displayName: `${name} Kim`,
  phone: '+1 416 555 0100',
  company: `${name} Building`,
  googleSub: `google-${unique(name)}`,
  ...TORONTO,
})

export const aSeller = (
  id: string,
  name: string,
  status: 'pending' | 'active' | 'rejected' | 'suspended',
) => ({
  id,
  company: `${name} Tiles`,
  status,
  statusReason: `Why ${name} is ${status}.`,
  ...(status === 'pending' && { documentAsked: `What ${name} is asked for.` }),
  businessRegistration: '220-81-62517',
  gstNumber: '123456782RT0001',
  qstNumber: '1234567890TQ0001',
  pstNumber: 'PST-1234-5678',
  importerNumber: '123456782RM0001',
  contactPerson: `${name} Park`,
  contactEmail: `office@${name.toLowerCase()}.test`,
  contactPhone: '+82 2 555 0100',
  ...SEOUL,
  address2: '7F',
  contactPersonKo: `${name} 박`,
  addressKo: '테헤란로 152',
  address2Ko: '7층',
  cityKo: '강남구',
  provinceKo: '서울특별시',
  warehouses: [{ name: `${name} yard`, ...SEOUL, phone: '+82 2 555 0200' }],
  shippingRules: [{ kind: 'flat', provinces: ['ON'], amount: 4900 }],
  payout: { currency: 'KRW', accountHolder: `${name} Park`, bankName: 'Woori', settlement: 'monthly' },
  bankAccount: `1002-${unique(name)}`,
  commissionPpm: 70000,
})

export const aStaffMember = (name: string, role: 'admin' | 'editor') => ({
  email: `${name.toLowerCase()}@maru.test`,
  password: PASSWORD,
  name,
  role,
})

/** In base32, as an authenticator is given it. */
export const FACTOR_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

export const aSecondFactor = (id: string) => ({
  id,
  secret: FACTOR_SECRET,
  lastStep: 1,
  recoveryCodes: [{ hash: unique('hash') }],
})

export const anAddress = (user: string) => ({
  user,
  label: 'Site',
  firstName: 'Jo',
  lastName: 'Kim',
  phone: '+1 416 555 0100',
  ...TORONTO,
})

export const aVerification = (user: string) => ({ user, kind: 'gst', number: '123456782RT0001' })

/** Decided, so that its member may ask again. */
export const aDeclined = (user: string) => ({
  ...aVerification(user),
  status: 'declined',
  reason: 'Blurred.',
})

export const aConsent = (user: string) => ({
  user,
  kind: 'terms',
  version: '2025-01',
  given: true,
  locale: 'en',
})

export const anAccountToken = (user: string) => ({
  purpose: 'reset',
  tokenHash: unique('hash'),
  user,
  email: 'buyer@maru.test',
  data: unique('data'),
  deviceHash: unique('device'),
  locale: 'en',
  expiresAt: '2031-01-01T00:00:00.000Z',
  usedAt: '2025-01-01T00:00:00.000Z',
})

export const anAuditEvent = () => ({
  action: 'seller.approved',
  actorKind: 'staff',
  actorId: unique('staff'),
  subject: 'sellers',
})

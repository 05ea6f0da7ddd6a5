import type {
  AccountToken,
  Address,
  AuditEvent,
  Consent,
  SecondFactor,
  Seller,
  Staff,
  User,
  Verification,
} from '@/payload-types'
import { admin, everyone, members, nobody, owner, ownerAndAdmin, staff, type Row } from './row'

const ACCOUNT = [
  'resetPasswordToken',
  'resetPasswordExpiration',
  'resetPasswordRequestedAt',
  'salt',
  'hash',
] as const

const SESSION = {
  sessions: [{ id: 'forged', createdAt: '2031-05-06T07:08:09.000Z', expiresAt: '2031-06-06T07:08:09.000Z' }],
}

/** A member sees and changes the own account; its e-mail, kind and standing are changed by commands (rules P1, P6). */
const users = {
  samples: {
    buyer: { owners: ['buyer'], read: ownerAndAdmin, update: ownerAndAdmin },
    otherBuyer: { owners: ['otherBuyer'], read: ownerAndAdmin, update: ownerAndAdmin },
    pendingSeller: { owners: ['pendingSeller'], read: ownerAndAdmin, update: ownerAndAdmin },
    seller: { owners: ['seller'], read: ownerAndAdmin, update: ownerAndAdmin },
    otherSeller: { owners: ['otherSeller'], read: ownerAndAdmin, update: ownerAndAdmin },
    suspendedSeller: { owners: ['suspendedSeller'], read: ownerAndAdmin, update: ownerAndAdmin },
    rejectedSeller: { read: admin, update: admin },
  },
  fields: {
    open: ['displayName', 'firstName', 'lastName', 'company', 'address', 'address2', 'city', 'locale'],
    server: [
      'email',
      'userType',
      'status',
      'hasPassword',
      'marketingConsent',
      'deletedAt',
      'suspendedAt',
      'suspendedReason',
    ],
    hidden: [...ACCOUNT, 'password'],
    ruled: {
      phone: { attempt: { phone: '+1 604 555 0177' } },
      country: { attempt: { country: 'KR', postalCode: '04524' } },
      province: { attempt: { province: 'QC' } },
      postalCode: { attempt: { postalCode: 'K1A 0B1' } },
      googleSub: { read: admin, create: nobody, update: nobody },
      emailVerifiedAt: { create: admin, update: admin },
      sessions: { read: owner, create: nobody, update: nobody, attempt: SESSION },
    },
  },
} as const satisfies Row<User>

const CANADIAN = { address: '1 Rideau Street', city: 'Ottawa', province: 'ON', postalCode: 'K1N 8S7' }
const HOLIDAY = { holidayFrom: '2031-05-06T12:00:00.000Z', holidayTo: '2031-05-16T12:00:00.000Z' }
const mine = { read: ownerAndAdmin }

/** What a shop window shows of a seller is public while the seller is active; papers, people and money are not (rules P2, P8). */
const sellers = {
  samples: {
    // The first, since admins ask only who waits for a document (rule A21).
    pendingSeller: {
      owners: ['pendingSeller'],
      read: ownerAndAdmin,
      update: ownerAndAdmin,
    },
    seller: { owners: ['seller'], read: everyone, update: ownerAndAdmin },
    otherSeller: { owners: ['otherSeller'], read: everyone, update: ownerAndAdmin },
    suspendedSeller: { owners: ['suspendedSeller'], read: ownerAndAdmin, update: admin },
    rejectedSeller: { read: admin, update: admin },
  },
  fields: {
    open: [
      'company',
      'companyKo',
      'contactPerson',
      'contactPersonKo',
      'description',
      'city',
      'cityKo',
      'shippingCountry',
      'shippingFrom',
    ],
    hidden: ['earlierSlugs'],
    ruled: {
      slug: { create: admin, update: admin, attempt: { slug: 'forged-address' } },
      approvedAt: { read: ownerAndAdmin, create: nobody, update: nobody },
      code: { read: ownerAndAdmin, create: nobody, update: nobody },
      status: { create: admin, update: admin, attempt: { status: 'rejected', statusReason: 'Complaints.' } },
      statusReason: { read: ownerAndAdmin, create: admin, update: admin },
      documentAsked: { read: ownerAndAdmin, create: admin, update: admin },
      isTrusted: { read: ownerAndAdmin, create: admin, update: admin },
      businessRegistration: { ...mine, attempt: { businessRegistration: '124-81-00998' } },
      gstNumber: { ...mine, attempt: { gstNumber: '987654321RT0002' } },
      qstNumber: { ...mine, attempt: { qstNumber: '9876543210TQ0002' } },
      pstNumber: { ...mine, attempt: { pstNumber: 'PST-8765-4321' } },
      importerNumber: { ...mine, attempt: { importerNumber: '987654321RM0002' } },
      importsByAgent: mine,
      // A product of the seller's own on sale, and nothing else (rule C69).
      bandProduct: { ...mine, attempt: 'given' },
      holidayFrom: { attempt: HOLIDAY },
      holidayTo: { attempt: HOLIDAY },
      returnDays: { attempt: { returnDays: 21 } },
      shippingRules: { attempt: { shippingRules: [{ kind: 'per_box', provinces: ['QC'], amount: 1900 }] } },
      contactEmail: mine,
      contactPhone: { ...mine, attempt: { contactPhone: '+1 416 555 0199' } },
      address: mine,
      address2: mine,
      province: mine,
      addressKo: mine,
      address2Ko: mine,
      provinceKo: mine,
      country: { attempt: { ...CANADIAN, country: 'CA' } },
      postalCode: { ...mine, attempt: { postalCode: '04524' } },
      warehouses: { ...mine, attempt: { warehouses: [{ name: 'Forged yard', country: 'CA', ...CANADIAN }] } },
      payout: {
        ...mine,
        attempt: { payout: { currency: 'EUR', settlement: 'on_completion', requests: 'daily' } },
      },
      // By its owner with the current password only, which no request to Payload's own routes has.
      bankAccount: { ...mine, create: nobody, update: nobody },
      commissionPpm: { read: ownerAndAdmin, create: nobody, update: nobody },
    },
  },
} as const satisfies Row<Seller>

/** Admins keep the staff, who are invited; an editor has the own name and password. */
const staffMembers = {
  create: nobody,
  samples: {
    admin: { owners: ['admin'], read: admin, update: admin, delete: admin },
    editor: { owners: ['editor'], read: ownerAndAdmin, update: ownerAndAdmin, delete: admin },
    coded: { read: admin, update: admin, delete: admin },
  },
  fields: {
    open: ['name'],
    server: ['factor'],
    hidden: ACCOUNT,
    ruled: {
      email: { create: admin, update: admin },
      role: { create: admin, update: admin },
      sessions: { read: owner, create: nobody, update: nobody, attempt: SESSION },
      password: {
        read: nobody,
        create: nobody,
        update: owner,
        attempt: { password: 'a long phrase of their own' },
      },
    },
  },
} as const satisfies Row<Staff>

const addresses = {
  create: members,
  samples: {
    buyers: { owners: ['buyer'], read: owner, update: owner, delete: owner },
    otherBuyers: { owners: ['otherBuyer'], read: owner, update: owner, delete: owner },
    suspendedSellers: { owners: ['suspendedSeller'], read: owner, update: owner, delete: owner },
  },
  fields: {
    open: ['label', 'firstName', 'lastName', 'company', 'phone', 'address', 'address2', 'city', 'isDefault'],
    server: ['user', 'sharedWith'],
    ruled: {
      // Goods go to Canada only, so a Korean address is refused whoever writes it.
      country: { create: nobody, update: nobody },
      province: { attempt: { province: 'QC' } },
      postalCode: { attempt: { postalCode: 'K1A 0B1' } },
    },
  },
} as const satisfies Row<Address>

/** Sent by members, decided by admins (rule P9). */
const verifications = {
  create: members,
  samples: {
    buyers: { owners: ['buyer'], read: ownerAndAdmin, update: admin },
    otherBuyers: { owners: ['otherBuyer'], read: ownerAndAdmin, update: admin },
  },
  fields: {
    server: ['user', 'company', 'decidedAt'],
    ruled: {
      title: { read: staff, create: nobody, update: nobody },
      // One's own paper alone; `verified-buyer-rows.test.ts` tries others'.
      document: { update: nobody, attempt: 'given' },
      kind: { update: nobody, attempt: { kind: 'pst_exemption', number: 'PST-1234-5678', province: 'BC' } },
      number: { update: nobody, attempt: { number: '987654321RT0001' } },
      province: { update: nobody, attempt: { province: 'BC' } },
      status: { create: admin, update: admin, attempt: { status: 'verified' } },
      reason: { create: admin, update: admin },
    },
  },
} as const satisfies Row<Verification>

const consents = {
  samples: {
    buyers: { owners: ['buyer'], read: ownerAndAdmin },
    otherBuyers: { owners: ['otherBuyer'], read: ownerAndAdmin },
  },
  fields: {
    server: ['user', 'kind', 'version', 'given', 'locale'],
    ruled: { title: { read: staff, create: nobody, update: nobody } },
  },
} as const satisfies Row<Consent>

/** What stands behind mailed links: the server's alone. */
const accountTokens = {
  samples: { reset: {} },
  fields: {
    server: ['purpose', 'tokenHash', 'user', 'email', 'data', 'deviceHash', 'locale', 'expiresAt', 'usedAt'],
  },
} as const satisfies Row<AccountToken>

/** What staff bring beside the password: nobody reads it, whoever asks. */
const secondFactors = {
  samples: { coded: {} },
  fields: { server: ['secret', 'lastStep', 'recoveryCodes'] },
} as const satisfies Row<SecondFactor>

const auditEvents = {
  samples: { approval: { read: admin } },
  fields: {
    server: ['title', 'action', 'actorKind', 'actorId', 'subject', 'subjectId', 'details', 'changes'],
  },
} as const satisfies Row<AuditEvent>

export const PEOPLE = {
  users,
  sellers,
  staff: staffMembers,
  'second-factors': secondFactors,
  addresses,
  verifications,
  consents,
  'account-tokens': accountTokens,
  'audit-events': auditEvents,
}

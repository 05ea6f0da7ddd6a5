import type { Samples } from '~/tests/support/policy'
import {
  aConsent,
  anAccountToken,
  anAddress,
  anAuditEvent,
  aSecondFactor,
  aSeller,
  aStaffMember,
  aUser,
  aDeclined,
} from '~/tests/support/factories/people'
import type { System } from '~/tests/support/system'

type People = Pick<
  Samples,
  | 'users'
  | 'sellers'
  | 'staff'
  | 'second-factors'
  | 'addresses'
  | 'verifications'
  | 'consents'
  | 'account-tokens'
  | 'audit-events'
>

/** Every kind of person, with what belongs to a person alone. */
export async function makePeople({ make }: System): Promise<People> {
  const seller = async (name: string, status: Parameters<typeof aSeller>[2]) => {
    const id = await make('users', aUser(name, 'seller'))
    return make('sellers', aSeller(id, name, status))
  }
  const users = {
    buyer: await make('users', aUser('buyer')),
    otherBuyer: await make('users', aUser('otherBuyer')),
    pendingSeller: await seller('pendingSeller', 'pending'),
    seller: await seller('seller', 'active'),
    otherSeller: await seller('otherSeller', 'active'),
    suspendedSeller: await seller('suspendedSeller', 'suspended'),
    rejectedSeller: await seller('rejectedSeller', 'rejected'),
  }
  const { buyer: _, otherBuyer: __, ...sellers } = users
  const staff = {
    admin: await make('staff', aStaffMember('admin', 'admin')),
    editor: await make('staff', aStaffMember('editor', 'editor')),
    coded: await make('staff', aStaffMember('coded', 'editor')),
  }
  return {
    users,
    sellers,
    staff,
    'second-factors': { coded: await make('second-factors', aSecondFactor(staff.coded)) },
    addresses: {
      buyers: await make('addresses', anAddress(users.buyer)),
      otherBuyers: await make('addresses', anAddress(users.otherBuyer)),
      suspendedSellers: await make('addresses', anAddress(users.suspendedSeller)),
    },
    verifications: {
      buyers: await make('verifications', aDeclined(users.buyer)),
      otherBuyers: await make('verifications', aDeclined(users.otherBuyer)),
    },
    consents: {
      buyers: await make('consents', aConsent(users.buyer)),
      otherBuyers: await make('consents', aConsent(users.otherBuyer)),
    },
    'account-tokens': { reset: await make('account-tokens', anAccountToken(users.buyer)) },
    'audit-events': { approval: await make('audit-events', anAuditEvent()) },
  }
}

import type { Samples } from '~/tests/support/policy'
import { aColleague, aCompany, anInvitation } from '~/tests/support/factories/companies'
import { aPerson, aSellerInvitation } from '~/tests/support/factories/seller-people'
import type { System } from '~/tests/support/system'

type Companies = Pick<
  Samples,
  'companies' | 'company-members' | 'company-invitations' | 'seller-people' | 'seller-invitations'
>

/** A company of somebody who is none of the roles, so that the others are strangers to it; the same of who works for a seller. */
export async function makeCompanies({ make }: System, { users }: Pick<Samples, 'users'>): Promise<Companies> {
  const ours = await make('companies', { ...aCompany(), netDays: 30, creditLimit: 5_000_00 })
  return {
    companies: { ours },
    'company-members': {
      rejectedSeller: await make('company-members', aColleague(ours, users.rejectedSeller)),
    },
    'company-invitations': { open: await make('company-invitations', anInvitation(ours)) },
    'seller-people': {
      rejectedSeller: await make('seller-people', aPerson(users.suspendedSeller, users.rejectedSeller)),
    },
    'seller-invitations': {
      open: await make('seller-invitations', aSellerInvitation(users.suspendedSeller)),
    },
  }
}

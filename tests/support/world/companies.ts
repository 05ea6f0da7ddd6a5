import type { Samples } from '~/tests/support/policy'
import { aColleague, aCompany, anInvitation } from '~/tests/support/factories/companies'
import type { System } from '~/tests/support/system'

type Companies = Pick<Samples, 'companies' | 'company-members' | 'company-invitations'>

/** A company of somebody who is none of the roles, so that the others are strangers to it. */
export async function makeCompanies({ make }: System, { users }: Pick<Samples, 'users'>): Promise<Companies> {
  const ours = await make('companies', aCompany())
  return {
    companies: { ours },
    'company-members': {
      rejectedSeller: await make('company-members', aColleague(ours, users.rejectedSeller)),
    },
    'company-invitations': { open: await make('company-invitations', anInvitation(ours)) },
  }
}

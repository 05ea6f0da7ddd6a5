import { Companies } from './companies'
import { CompanyInvitations } from './company-invitations'
import { CompanyMembers } from './company-members'

/** Companies that buy, with their members and those who are invited. */
export const BUYING_COMPANIES = [Companies, CompanyMembers, CompanyInvitations]

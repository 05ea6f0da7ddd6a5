import type { Access, FieldAccess } from 'payload'
import type { CompanyRole } from '@/domain/people/companies/role'
import { NO_ID } from '@/domain/values/id'
import { companyOf, isMember } from '@/domain/people/actor'
import { actorOf } from '~/collections/shared/actor'
import { admin } from '~/collections/shared/access'

/** Rows whose `field` is the member's own company, for colleagues in these roles, or in any; none for other members. */
export function ofOwnCompany(field: string, roles?: readonly CompanyRole[]): Access {
  return ({ req }) => {
    const actor = actorOf(req)
    if (!isMember(actor)) return false
    const company = companyOf(actor)
    const isOurs = company && (roles?.includes(company.role) ?? true)
    return { [field]: { equals: isOurs ? company.id : NO_ID } }
  }
}

/** A colleague's limits: their own, and all of them for owners and admins. */
export const limitsOf: FieldAccess = ({ req, doc }) => {
  if (admin({ req })) return true
  const actor = actorOf(req)
  const company = companyOf(actor)
  if (!company || !('id' in actor) || doc === undefined) return false
  return company.role === 'owner' ? doc.company === company.id : doc.user === actor.id
}

/** What a company may owe: for who orders on its terms or pays (rule M120), and admins. */
export const creditOf: FieldAccess = ({ req, doc }) => {
  if (admin({ req })) return true
  const company = companyOf(actorOf(req))
  return company !== undefined && company.role !== 'requester' && doc?.id === company.id
}

/** The company that an owner writes for: what is its own is not the owner's (rule M105). */
export const ownedCompany = ({ req }: Parameters<Access>[0]) => {
  const company = companyOf(actorOf(req))
  return company?.role === 'owner' ? company.id : undefined
}

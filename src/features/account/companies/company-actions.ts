'use server'

import { redirect } from 'next/navigation'
import { isId, NO_ID } from '@/domain/values/id'
import { actorOfUser } from '@/domain/people/actor'
import { localePath } from '@/messages/locales'
import { tooOften } from '@/server/auth/throttle'
import { field } from '@/server/http/forms/form'
import { memberAction } from '@/server/http/forms/form-action'
import { changeMember, leaveAsColleague, removeMember } from './commands/change-member'
import { decideCompanyOrder } from './commands/decide'
import { changeCompany, foundCompany } from './commands/found-company'
import { inviteColleagueByEmail, joinCompany, withdrawCompanyInvitation } from './commands/invite'

/** Every form here has `locale`; those about a row also its id. */
const words = { words: 'company' } as const

const companyIn = (form: FormData) => ({
  name: field(form, 'name', 400),
  businessNumber: field(form, 'businessNumber', 200),
})
const roleIn = (form: FormData) => ({
  role: field(form, 'role', 20),
  orderLimit: field(form, 'orderLimit', 41),
  monthLimit: field(form, 'monthLimit', 41),
})

function idIn(form: FormData, name: string) {
  const id = field(form, name, 36)
  return isId(id) ? id : NO_ID
}

/** Makes a company. Fields: name, businessNumber. */
export const foundCompanyAction = memberAction(words, async ({ form, locale, member }) => {
  const typed = companyIn(form)
  const done = await foundCompany(actorOfUser(member), typed)
  if (!done.ok) return { ...done, kept: typed }
  redirect(localePath(locale, '/company'))
})

/** Changes name and business number. */
export const changeCompanyAction = memberAction(words, async ({ form, t, member }) => {
  const typed = companyIn(form)
  const done = await changeCompany(actorOfUser(member), typed)
  return done.ok ? { ok: true, message: t('done.changed') } : { ...done, kept: typed }
})

/** Invites somebody. Fields: email, role, orderLimit, monthLimit. */
export const inviteColleague = memberAction(words, async ({ form, locale, t, member }) => {
  const typed = { ...roleIn(form), email: field(form, 'email', 300) }
  const busy = await tooOften('inviteColleague', { account: member.id })
  const done = busy ?? (await inviteColleagueByEmail(actorOfUser(member), { typed, locale }))
  return done.ok ? { ok: true, message: t('done.invited', { email: typed.email }) } : { ...done, kept: typed }
})

/** Takes an invitation back. Field: invitation. */
export const withdrawInvitationAction = memberAction(words, async ({ form, t, member }) => {
  const done = await withdrawCompanyInvitation(actorOfUser(member), idIn(form, 'invitation'))
  return done.ok ? { ok: true, message: t('done.withdrawn') } : done
})

/** Follows an invitation. Field: token. */
export const joinCompanyAction = memberAction(words, async ({ form, locale, member }) => {
  const busy = await tooOften('followInvitation', { account: member.id })
  const done = busy ?? (await joinCompany(actorOfUser(member), field(form, 'token', 100)))
  if (!done.ok) return done
  redirect(localePath(locale, '/company'))
})

/** Gives a colleague a role and limits. Fields: member, role, orderLimit, monthLimit. */
export const changeColleague = memberAction(words, async ({ form, locale, t, member }) => {
  const typed = roleIn(form)
  const done = await changeMember(actorOfUser(member), { member: idIn(form, 'member'), typed, locale })
  return done.ok ? { ok: true, message: t('done.changed') } : { ...done, kept: typed }
})

/** Removes a colleague. Field: member. */
export const removeColleague = memberAction(words, async ({ form, t, member }) => {
  const done = await removeMember(actorOfUser(member), idIn(form, 'member'))
  return done.ok ? { ok: true, message: t('done.removed') } : done
})

export const leaveCompanyNow = memberAction(words, async ({ locale, member }) => {
  const done = await leaveAsColleague(actorOfUser(member))
  if (!done.ok) return done
  redirect(localePath(locale, '/company'))
})

/** An owner approves. Field: checkout. */
export const approve = memberAction(words, async ({ form, t, member }) => {
  const asked = { checkout: idIn(form, 'checkout'), to: 'approved', reason: '' } as const
  const done = await decideCompanyOrder(actorOfUser(member), asked)
  if (!done.ok) return done
  return { ok: true, message: t(done.value.isOnTerms ? 'done.approvedOnTerms' : 'done.approved') }
})

/** An owner declines. Fields: checkout, reason. */
export const declineOrderAction = memberAction(words, async ({ form, t, member }) => {
  const reason = field(form, 'reason')
  const done = await decideCompanyOrder(actorOfUser(member), {
    checkout: idIn(form, 'checkout'),
    to: 'declined',
    reason,
  })
  return done.ok ? { ok: true, message: t('done.declined') } : { ...done, kept: { reason } }
})

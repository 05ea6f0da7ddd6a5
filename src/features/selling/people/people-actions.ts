'use server'

import { redirect } from 'next/navigation'
import { isId, NO_ID } from '@/domain/values/id'
import { actorOfUser } from '@/domain/people/actor'
import { localePath } from '@/messages/locales'
import { checkCurrentPassword } from '@/server/auth/passwords/current-password'
import { memberOf } from '@/server/auth/member'
import type { MemberUser } from '@/server/auth/session/session'
import { refreshHintCookie } from '@/server/auth/session/session-start'
import { tooOften } from '@/server/auth/throttle'
import { field } from '@/server/http/forms/form'
import { memberAction, sellerAction } from '@/server/http/forms/form-action'
import { secretIn } from '@/server/http/forms/sign-up-form'
import { changePerson, leaveSeller, removePerson } from './commands/change-person'
import { invitePerson, withdrawSellerInvitation } from './commands/invite'
import { joinSeller } from './commands/join'

/** Every form here has `locale`; those about a row also its id. What changes who may do what also has currentPassword (rule P42). */
const words = { words: 'sellerPeople' } as const

function idIn(form: FormData, name: string) {
  const id = field(form, name, 36)
  return isId(id) ? id : NO_ID
}

const proved = (member: MemberUser, form: FormData) =>
  checkCurrentPassword(memberOf(member), secretIn(form, 'currentPassword'))

/** Invites somebody. Fields: email, role. */
export const invitePersonAction = sellerAction('owner', words, async ({ form, locale, t, member }) => {
  const typed = { email: field(form, 'email', 300), role: field(form, 'role', 20) }
  const refusal =
    (await proved(member, form)) ?? (await tooOften('invitePerson', { account: String(member.id) }))
  const done = refusal ?? (await invitePerson(actorOfUser(member), { typed, locale }))
  return done.ok ? { ok: true, message: t('done.invited', { email: typed.email }) } : { ...done, kept: typed }
})

/** Takes an invitation back. Field: invitation. */
export const withdrawSellerInvitationAction = sellerAction('owner', words, async ({ form, t, member }) => {
  const done = await withdrawSellerInvitation(actorOfUser(member), idIn(form, 'invitation'))
  return done.ok ? { ok: true, message: t('done.withdrawn') } : done
})

/** Gives somebody another role. Fields: person, role. */
export const changePersonAction = sellerAction('owner', words, async ({ form, t, member }) => {
  const role = field(form, 'role', 20)
  const asked = { person: idIn(form, 'person'), role }
  const done = (await proved(member, form)) ?? (await changePerson(actorOfUser(member), asked))
  return done.ok ? { ok: true, message: t('done.changed') } : { ...done, kept: { role } }
})

/** Removes somebody. Field: person. */
export const removePersonAction = sellerAction('owner', words, async ({ form, t, member }) => {
  const done = (await proved(member, form)) ?? (await removePerson(actorOfUser(member), idIn(form, 'person')))
  return done.ok ? { ok: true, message: t('done.removed') } : done
})

export const leaveSellerAction = memberAction(words, async ({ locale, member }) => {
  const done = await leaveSeller(String(member.id))
  if (!done.ok) return done
  await refreshHintCookie()
  redirect(localePath(locale, '/profile'))
})

/** Follows an invitation. Field: token. */
export const joinSellerAction = memberAction(words, async ({ form, locale, member }) => {
  const busy = await tooOften('followInvitation', { account: String(member.id) })
  const done = busy ?? (await joinSeller(String(member.id), field(form, 'token', 100)))
  if (!done.ok) return done
  await refreshHintCookie()
  redirect(localePath(locale, '/seller'))
})

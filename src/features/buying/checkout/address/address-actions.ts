'use server'

import { redirect } from 'next/navigation'
import { validateShippingAddress } from '@/domain/people/address/address'
import { isId } from '@/domain/values/id'
import { actorOfUser } from '@/domain/people/actor'
import { fail } from '@/domain/result'
import { localePath } from '@/messages/locales'
import type { MemberUser } from '@/server/auth/session/session'
import { asUser } from '@/server/db/data'
import { field } from '@/server/http/forms/form'
import { memberAction } from '@/server/http/forms/form-action'
import { ADDRESS_LINES, MOST_ADDRESSES } from './addresses'
import { offerIn, servicesIn, writeServices } from '@/features/buying/checkout/chosen-services'
import { shareAddress } from '@/features/buying/checkout/company/share-address'

const NAMES = ['country', ...ADDRESS_LINES] as const

/**
 * Saves a new or changed delivery address and continues to the checkout with it, or with `after` 'account' to all of them. Fields:
 * locale, id (of the address to change), ship.<seller> (the chosen services, passed on), country and ADDRESS_LINES.
 */
export const saveAddress = memberAction(
  {
    words: 'checkout',
    failedWith: (t) => t('address.refused'),
    signedOut: (t) => ({ ok: false, message: t('signIn') }),
  },
  async ({ form, locale, t, member }) => {
    const typed = Object.fromEntries(NAMES.map((name) => [name, field(form, name, 300)]))
    const checked = validateShippingAddress(typed)
    if (!checked.ok) return { ...checked, kept: typed }
    const { company, phone, address2 } = typed
    const more = { company: cut(company, 200), phone: cut(phone, 40), address2: cut(address2, 200) }
    const data = { ...checked.value, ...more }
    const db = await asUser(member)
    const id = field(form, 'id', 36)
    const mine = await ownAddress(member, id)
    // One more would be stored, but neither shown nor delivered to.
    if (
      !mine &&
      (await db.count({ collection: 'addresses', where: { user: { equals: member.id } } })).totalDocs >=
        MOST_ADDRESSES
    )
      return { ok: false, message: t('address.tooMany', { max: MOST_ADDRESSES }), kept: typed }
    const saved = mine
      ? await db.update({ collection: 'addresses', id: mine.id, data })
      : await db.create({ collection: 'addresses', data: { ...data, user: member.id, isDefault: false } })
    if (field(form, 'after', 10) === 'account') redirect(localePath(locale, '/profile/addresses?done=saved'))
    const services = writeServices(servicesIn(form), offerIn(form))
    redirect(localePath(locale, `/checkout?address=${saved.id}${services && `&${services}`}`))
  },
)

/**
 * Removes a delivery address, offers it first from now on (rule P36), or shares it with the company or no longer (rule M104). Fields:
 * locale, id, do ('first', 'remove', 'share' or 'unshare').
 */
export const changeAddress = memberAction(
  { words: 'addressBook', failedWith: (t, message) => t('failed', { message }) },
  async ({ form, t, member }) => {
    const db = await asUser(member)
    const id = field(form, 'id', 36)
    const mine = await ownAddress(member, id)
    if (!mine) return fail('checkout.addressGone', '')
    const asked = field(form, 'do', 10)
    if (asked === 'share' || asked === 'unshare') {
      const isShared = asked === 'share'
      const done = await shareAddress(actorOfUser(member), { address: id, isShared })
      return done.ok ? { ok: true, message: t(isShared ? 'done.shared' : 'done.unshared') } : done
    }
    if (asked === 'remove') {
      await db.delete({ collection: 'addresses', id })
      return { ok: true, message: t('done.removed') }
    }
    const { docs } = await db.find({
      collection: 'addresses',
      where: { user: { equals: member.id }, isDefault: { equals: true }, id: { not_equals: id } },
      select: {},
      pagination: false,
    })
    await db.update({ collection: 'addresses', id, data: { isDefault: true } })
    for (const other of docs)
      await db.update({ collection: 'addresses', id: other.id, data: { isDefault: false } })
    return { ok: true, message: t('done.first') }
  },
)

/** An address of the member's own: a colleague's can be delivered to, not changed (rule M104). */
async function ownAddress(member: MemberUser, id: string) {
  if (!isId(id)) return null
  const db = await asUser(member)
  const found = await db.findByID({ collection: 'addresses', id, disableErrors: true })
  return found?.user === member.id ? found : null
}

const cut = (text: string | undefined, most: number) => text?.trim().slice(0, most) || null

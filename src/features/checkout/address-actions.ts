'use server'

import { redirect } from 'next/navigation'
import { validateShippingAddress } from '@/domain/address/address'
import { isId } from '@/domain/id'
import { localePath } from '@/messages/locales'
import { asUser } from '@/server/data'
import { field } from '@/server/forms/form'
import { memberAction } from '@/server/forms/form-action'
import { ADDRESS_LINES } from './addresses'
import { servicesIn, writeServices } from './chosen-services'

const NAMES = ['country', ...ADDRESS_LINES] as const

/**
 * Saves a new or changed delivery address and continues to the checkout with it. Fields: locale, id (of the address to change),
 * ship.<seller> (the chosen services, passed on), country and ADDRESS_LINES.
 */
export const saveAddress = memberAction(
  {
    words: 'checkout',
    failedWith: (t) => t('address.refused'),
    signedOut: (t) => ({ ok: false, message: t('signIn') }),
  },
  async ({ form, locale, member }) => {
    const typed = Object.fromEntries(NAMES.map((name) => [name, field(form, name, 300)]))
    const checked = validateShippingAddress(typed)
    if (!checked.ok) return { ...checked, kept: typed }
    const { company, phone, address2 } = typed
    const more = { company: cut(company, 200), phone: cut(phone, 40), address2: cut(address2, 200) }
    const data = { ...checked.value, ...more }
    const db = await asUser(member)
    const id = field(form, 'id', 36)
    const mine = isId(id) && (await db.findByID({ collection: 'addresses', id, disableErrors: true }))
    const saved = mine
      ? await db.update({ collection: 'addresses', id: mine.id, data })
      : await db.create({ collection: 'addresses', data: { ...data, user: member.id, isDefault: false } })
    const services = writeServices(servicesIn(form))
    redirect(localePath(locale, `/checkout?address=${saved.id}${services && `&${services}`}`))
  },
)

const cut = (text: string | undefined, most: number) => text?.trim().slice(0, most) || null

'use server'

import { redirect } from 'next/navigation'
import { isId, NO_ID } from '@/domain/values/id'
import type { Locale } from '@/domain/locale'
import { toExactCents } from '@/domain/money'
import { actingOn } from '@/server/auth/selling'
import { actorOfUser } from '@/domain/people/actor'
import { MAX_RETURN_PICTURES } from '@/domain/orders/returns/request'
import { localePath } from '@/messages/locales'
import { tooOften } from '@/server/auth/throttle'
import { field } from '@/server/http/forms/form'
import { memberAction, sellerAction } from '@/server/http/forms/form-action'
import type { SentFile } from '@/server/storage/store-order-documents'
import {
  acceptReturn,
  declineReturn,
  escalateReturn,
  receiveReturn,
  sendReturn,
  withdrawReturn,
} from './commands/move-return'
import { refundReturn } from './commands/refund-return'
import { requestReturn } from './commands/request-return'
import { saveReturnDays } from './commands/save-return-days'

/** Every form here has `locale`; those about a return also `return` (its id), `version` and `side`, whose page is shown again. */
const readIn = (form: FormData) => {
  const id = field(form, 'return', 36)
  return { return: isId(id) ? id : NO_ID, version: Number(field(form, 'version', 9)) }
}

function backTo(form: FormData, locale: Locale, id: string, done: string): never {
  const path = field(form, 'side', 6) === 'seller' ? '/seller/returns' : '/buyer-returns'
  redirect(localePath(locale, `${path}/${id}?done=${done}`))
}

/** More lines than an order has are not read. */
const MOST_LINES = 500

/** Asks for a return. Fields: order, key, quantity.<line>, reason, note, pictures. */
export const askReturn = memberAction(
  { words: 'returns', failed: (t) => t('notSent') },
  async ({ form, locale, member }) => {
    const order = field(form, 'order', 36)
    const rows = [...form.keys()].filter((name) => name.startsWith('quantity.')).slice(0, MOST_LINES)
    const quantities = Object.fromEntries(rows.map((name) => [name.slice(9), field(form, name, 40)]))
    const typed = { reason: field(form, 'reason', 40), note: field(form, 'note'), quantities }
    const kept = {
      reason: typed.reason,
      note: typed.note,
      ...Object.fromEntries(rows.map((name) => [name, field(form, name, 40)])),
    }
    const pictures = await picturesIn(form)
    const account = String(member.id)
    const refused =
      (await tooOften('askReturn', { account })) ??
      (pictures.length > 0 ? await tooOften('uploadDocument', { account }) : null)
    if (refused) return { ...refused, kept }
    const done = await requestReturn({
      buyer: String(member.id),
      order: isId(order) ? order : NO_ID,
      key: field(form, 'key', 100),
      typed,
      pictures,
    })
    if (!done.ok) return { ...done, kept }
    redirect(localePath(locale, `/buyer-returns/${done.value.return}?done=requested`))
  },
)

/** A field without a file sends an empty one. One more than there may be, so that too many are noticed. */
async function picturesIn(form: FormData): Promise<SentFile[]> {
  const sent = form
    .getAll('pictures')
    .flatMap((each) => (typeof each !== 'string' && each.size > 0 ? [each] : []))
    .slice(0, MAX_RETURN_PICTURES + 1)
  return Promise.all(
    sent.map(async (file) => ({
      name: file.name,
      type: file.type,
      bytes: Buffer.from(await file.arrayBuffer()),
    })),
  )
}

/** The seller accepts. Fields: address, freight, note. */
export const acceptReturnAction = sellerAction(
  'orders',
  { words: 'returns' },
  async ({ form, locale, member }) => {
    const kept = {
      address: field(form, 'address'),
      freight: field(form, 'freight', 10),
      note: field(form, 'note'),
    }
    const done = await acceptReturn(actorOfUser(member), { ...readIn(form), ...kept })
    return done.ok ? backTo(form, locale, done.value.return, 'accepted') : { ...done, kept }
  },
)

/** The seller declines. Field: reason. */
export const declineReturnAction = sellerAction(
  'orders',
  { words: 'returns' },
  async ({ form, locale, member }) => {
    const reason = field(form, 'reason')
    const done = await declineReturn(actorOfUser(member), { ...readIn(form), reason })
    return done.ok ? backTo(form, locale, done.value.return, 'declined') : { ...done, kept: { reason } }
  },
)

/** The buyer withdraws. */
export const withdrawReturnAction = memberAction({ words: 'returns' }, async ({ form, locale, member }) => {
  const refused = await tooOften('askReturn', { account: String(member.id) })
  const done = refused ?? (await withdrawReturn(actorOfUser(member), readIn(form)))
  return done.ok ? backTo(form, locale, done.value.return, 'withdrawn') : done
})

/** The buyer has sent the goods. Fields: carrier, trackingNumber. */
export const sendReturnAction = memberAction({ words: 'returns' }, async ({ form, locale, member }) => {
  const kept = { carrier: field(form, 'carrier', 20), trackingNumber: field(form, 'trackingNumber', 200) }
  const done = await sendReturn(actorOfUser(member), { ...readIn(form), ...kept })
  return done.ok ? backTo(form, locale, done.value.return, 'sent') : { ...done, kept }
})

/** The seller has the goods. */
export const receive = sellerAction('orders', { words: 'returns' }, async ({ form, locale, member }) => {
  const done = await receiveReturn(actorOfUser(member), readIn(form))
  return done.ok ? backTo(form, locale, done.value.return, 'received') : done
})

/** The seller refunds. Fields: amount, note, restocks. */
export const refundReturnAction = sellerAction(
  'orders',
  { words: 'returns' },
  async ({ form, locale, member }) => {
    const restocks = form.has('restocks')
    const typed = { amount: field(form, 'amount', 41), note: field(form, 'note') }
    const kept = { ...typed, ...(restocks && { restocks: 'on' }) }
    const cents = toExactCents(typed.amount, 'amount', locale)
    if (!cents.ok) return { ...cents, kept }
    const refunded = { ...readIn(form), amount: cents.value, note: typed.note, restocks }
    const done = await refundReturn(actorOfUser(member), refunded)
    return done.ok ? backTo(form, locale, done.value.return, 'refunded') : { ...done, kept }
  },
)

/** Either side asks staff to decide. Field: reason. */
export const escalate = memberAction({ words: 'returns' }, async ({ form, locale, member }) => {
  const reason = field(form, 'reason')
  const done = await escalateReturn(actorOfUser(await actingOn(member, 'returns', readIn(form).return)), {
    ...readIn(form),
    reason,
  })
  return done.ok ? backTo(form, locale, done.value.return, 'escalated') : { ...done, kept: { reason } }
})

/** The seller's days for goods without a fault (rule M84). Field: returnDays. */
export const stateReturnDays = sellerAction('orders', { words: 'returns' }, async ({ form, t, member }) => {
  const returnDays = field(form, 'returnDays', 10)
  const done = await saveReturnDays(member, returnDays)
  return done.ok ? { ok: true, message: t('daysSaved') } : { ...done, kept: { returnDays } }
})

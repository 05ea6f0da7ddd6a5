'use server'

import { getTranslations } from 'next-intl/server'
import type { TypedUser } from 'payload'
import { changeQuantity } from '@/domain/cart/cart'
import { isId } from '@/domain/id'
import type { Locale } from '@/domain/locale'
import { answering, refusedWith } from '@/server/forms/action'
import { asUser } from '@/server/data'
import type { FormState } from '@/domain/form-state'
import { field, localeIn } from '@/server/forms/form'
import { currentMember } from '@/server/auth/signed-in-actor'
import { getLineTiers } from './tiers-of-line'

/** Sets the quantity of a line; below 1 the line goes (rule M19). Fields: line, quantity, locale. */
export async function setQuantity(state: FormState, form: FormData): Promise<FormState> {
  const locale = localeIn(form)
  const t = await getTranslations({ locale, namespace: 'cart' })
  const failed = (message: string) => t('updateFailed', { message })
  const user = await currentMember()
  const id = field(form, 'line', 36)
  const tiers = user && isId(id) ? await getLineTiers(user, id) : []
  if (!user) return signedOut(locale, failed)
  if (tiers.length === 0) return noLine(locale, failed)
  const wanted = Number(field(form, 'quantity', 12).trim() || Number.NaN)
  const wish = changeQuantity(tiers, wanted)
  if (!wish.ok) return refusedWith(locale, failed, wish.issues)
  const { value } = wish
  if (value.kind === 'remove') return removeLine(state, form)
  return answering(locale, failed, async () => {
    if (!(await change(user, id, { quantity: value.quantity }))) return noLine(locale, failed)
    return { ok: true, message: t('updated') }
  })
}

/** Takes a line out of the cart, or from what was saved for later. Fields: line, locale. */
export async function removeLine(_: FormState, form: FormData): Promise<FormState> {
  const locale = localeIn(form)
  const t = await getTranslations({ locale, namespace: 'cart' })
  const failed = (message: string) => t('removeFailed', { message })
  const user = await currentMember()
  const line = field(form, 'line', 36)
  if (!user) return signedOut(locale, failed)
  if (!isId(line)) return noLine(locale, failed)
  const db = await asUser(user)
  const gone = await db.delete({ collection: 'cart-items', where: { id: { equals: line } } })
  if (gone.docs.length === 0) return noLine(locale, failed)
  return { ok: true, message: t('removed') }
}

/** Keeps a line for later, or takes it back into the cart. Fields: line, later ('yes' or 'no'), locale. */
export async function saveForLater(_: FormState, form: FormData): Promise<FormState> {
  const locale = localeIn(form)
  const t = await getTranslations({ locale, namespace: 'cart' })
  const failed = (message: string) => t('updateFailed', { message })
  const user = await currentMember()
  const id = field(form, 'line', 36)
  const later = field(form, 'later', 3) === 'yes'
  if (!user) return signedOut(locale, failed)
  const known = isId(id) && (await getLineTiers(user, id)).length > 0
  if (!known) return noLine(locale, failed)
  return answering(locale, failed, async () => {
    if (!(await change(user, id, { savedForLater: later }))) return noLine(locale, failed)
    return { ok: true, message: later ? t('saved') : t('movedBack') }
  })
}

/** False where an own line was ordered or taken out at this very moment. */
async function change(user: TypedUser, id: string, data: { quantity: number } | { savedForLater: boolean }) {
  const db = await asUser(user)
  const done = db.update({ collection: 'cart-items', id, data })
  return done.then(
    () => true,
    (error: unknown) => {
      if (isGone(error)) return false
      throw error
    },
  )
}

const isGone = (error: unknown) =>
  error instanceof Error && 'status' in error && (error.status === 403 || error.status === 404)

const noLine = (locale: Locale, failed: (message: string) => string) =>
  refusedWith(locale, failed, [{ code: 'cart.noLine', path: 'line' }])

const signedOut = (locale: Locale, failed: (message: string) => string) =>
  refusedWith(locale, failed, [{ code: 'account.signIn', path: '' }])

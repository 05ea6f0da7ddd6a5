'use server'

import type { TypedUser } from 'payload'
import { changeQuantity } from '@/domain/cart/cart'
import { isId } from '@/domain/values/id'
import { fail } from '@/domain/result'
import { asUser } from '@/server/db/data'
import { field } from '@/server/http/forms/form'
import { memberAction } from '@/server/http/forms/form-action'
import { getLineTiers } from './get-line'
import { removeSample } from './put-sample'

const NO_LINE = fail('cart.noLine', 'line')

/** Sets the quantity of a line; below 1 removes it (rule M19). Fields: line, quantity, locale. */
export const setQuantity = memberAction(
  { words: 'cart', failedWith: (t, message) => t('updateFailed', { message }) },
  async ({ form, t, member }) => {
    const id = field(form, 'line', 36)
    const tiers = isId(id) ? await getLineTiers(member, id) : []
    if (tiers.length === 0) return NO_LINE
    const wanted = Number(field(form, 'quantity', 12).trim() || Number.NaN)
    const change = changeQuantity(tiers, wanted)
    if (!change.ok) return change
    if (change.value.kind === 'remove') return removeLine({}, form)
    const { quantity } = change.value
    return (await update(member, id, { quantity })) ? { ok: true, message: t('updated') } : NO_LINE
  },
)

/** Removes a line from the cart or from the saved lines. Fields: line, locale. */
export const removeLine = memberAction(
  { words: 'cart', failedWith: (t, message) => t('removeFailed', { message }) },
  async ({ form, t, member }) => {
    const line = field(form, 'line', 36)
    if (!isId(line)) return NO_LINE
    const db = await asUser(member)
    const gone = await db.delete({ collection: 'cart-items', where: { id: { equals: line } } })
    const isRemoved = gone.docs.length > 0 || (await removeSample(member, line))
    return isRemoved ? { ok: true, message: t('removed') } : NO_LINE
  },
)

/** Saves a line for later, or moves it back into the cart. Fields: line, later ('yes' or 'no'), locale. */
export const saveForLater = memberAction(
  { words: 'cart', failedWith: (t, message) => t('updateFailed', { message }) },
  async ({ form, t, member }) => {
    const id = field(form, 'line', 36)
    const later = field(form, 'later', 3) === 'yes'
    const isKnown = isId(id) && (await getLineTiers(member, id)).length > 0
    if (!isKnown || !(await update(member, id, { savedForLater: later }))) return NO_LINE
    return { ok: true, message: later ? t('saved') : t('movedBack') }
  },
)

/** False if the line was concurrently ordered or removed. */
async function update(user: TypedUser, id: string, data: { quantity: number } | { savedForLater: boolean }) {
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

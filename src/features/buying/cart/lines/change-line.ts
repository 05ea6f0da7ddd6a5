'use server'

import { isId } from '@/domain/values/id'
import { fail } from '@/domain/result'
import { asUser } from '@/server/db/data'
import { field } from '@/server/http/forms/form'
import { memberAction, visitorAction } from '@/server/http/forms/form-action'
import { currentMember } from '@/server/auth/session/session'
import { readDefaultPlace } from '@/server/cart/quote/read-place'
import { addLine } from './add-line'
import type { CartState } from '@/features/buying/cart/cart-form'
import { enterCode, removeCode } from '@/features/buying/cart/code-actions'
import { getCart } from '@/features/buying/cart/get-cart'
import { getRemovedLine } from './get-line'
import { removeLine, saveForLater, setQuantity } from './line-actions'

const NOT_ON_SALE = fail('cart.notOnSale', 'product')

/**
 * All changes on the cart page. Fields: locale, do ('set', 'remove', 'later', 'back', 'undo', 'code', 'noCode'), line, quantity; for 'undo'
 * product, quantity and later as in `removed`; for 'code' discountCode.
 */
export const changeCartLine = visitorAction<'cart', CartState>(
  { words: 'cart' },
  async ({ form, locale }) => {
    const asked = field(form, 'do', 10)
    const line = field(form, 'line', 36)
    const user = await currentMember()
    const isRemoval = asked === 'remove' || Number(field(form, 'quantity', 12) || Number.NaN) < 1
    const before = user && isRemoval ? await getRemovedLine(String(user.id), line, locale) : undefined
    const answer = await ANSWERS[isKnown(asked) ? asked : 'set'](form)
    const cart = user ? await getCart(String(user.id), locale, await readDefaultPlace(user)) : undefined
    const kept = { quantity: field(form, 'quantity', 12), code: field(form, 'discountCode', 60) }
    return { ...answer, line, cart, ...(answer.ok ? before && { removed: before } : { kept }) }
  },
)

const ANSWERS = {
  set: (form: FormData) => setQuantity({}, form),
  remove: (form: FormData) => removeLine({}, form),
  later: (form: FormData) => saveForLater({}, withField(form, 'later', 'yes')),
  back: (form: FormData) => saveForLater({}, withField(form, 'later', 'no')),
  undo: (form: FormData) => putBack({}, form),
  code: (form: FormData) => enterCode({}, form),
  noCode: (form: FormData) => removeCode({}, form),
}

const isKnown = (asked: string): asked is keyof typeof ANSWERS => Object.hasOwn(ANSWERS, asked)

function withField(form: FormData, name: string, value: string) {
  form.set(name, value)
  return form
}

/** Restores a removed line. */
const putBack = memberAction(
  {
    words: 'cart',
    failedWith: (t, message) => t('addFailed', { message }),
    signedOut: () => NOT_ON_SALE,
  },
  async ({ form, t, member }) => {
    const product = field(form, 'product', 36)
    if (!isId(product)) return NOT_ON_SALE
    const added = await addLine(member, product, Number(field(form, 'quantity', 12)))
    if (field(form, 'later', 3) === 'yes') {
      const db = await asUser(member)
      await db.update({ collection: 'cart-items', id: added.id, data: { savedForLater: true } })
    }
    return { ok: true, message: t('putBack') }
  },
)

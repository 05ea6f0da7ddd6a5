'use server'

import { getTranslations } from 'next-intl/server'
import { isId } from '@/domain/id'
import { answering, refusedWith } from '@/server/forms/action'
import { asUser } from '@/server/data'
import { field, localeIn } from '@/server/forms/form'
import { formAction } from '@/server/forms/form-action'
import { currentMember } from '@/server/auth/signed-in-actor'
import { addLine } from './add-line'
import type { CartState } from './cart-state'
import { getCart } from './get-cart'
import { getRemovedLine } from './named-line'
import { removeLine, saveForLater, setQuantity } from './line-actions'

/**
 * Whatever the cart page does to one of its lines, by the button that was pressed. Fields: locale, do ('set', 'remove', 'later',
 * 'back', 'undo'), line, quantity; for 'undo' product, quantity and later as `removed` named them.
 */
export const changeLine = formAction(async (_: CartState, form: FormData): Promise<CartState> => {
  const locale = localeIn(form)
  const wish = field(form, 'do', 10)
  const line = field(form, 'line', 36)
  const user = await currentMember()
  const isRemoval = wish === 'remove' || Number(field(form, 'quantity', 12) || Number.NaN) < 1
  const before = user && isRemoval ? await getRemovedLine(String(user.id), line, locale) : undefined
  const answer = await ANSWERS[isWish(wish) ? wish : 'set'](form)
  const cart = user ? await getCart(String(user.id), locale) : undefined
  return { ...answer, line, cart, ...(answer.ok && before && { removed: before }) }
})

const ANSWERS = {
  set: (form: FormData) => setQuantity({}, form),
  remove: (form: FormData) => removeLine({}, form),
  later: (form: FormData) => saveForLater({}, withField(form, 'later', 'yes')),
  back: (form: FormData) => saveForLater({}, withField(form, 'later', 'no')),
  undo: putBack,
}

const isWish = (wish: string): wish is keyof typeof ANSWERS => Object.hasOwn(ANSWERS, wish)

function withField(form: FormData, name: string, value: string) {
  form.set(name, value)
  return form
}

/** Puts a line that was removed where it lay. */
async function putBack(form: FormData): Promise<CartState> {
  const locale = localeIn(form)
  const t = await getTranslations({ locale, namespace: 'cart' })
  const failed = (message: string) => t('addFailed', { message })
  const user = await currentMember()
  const product = field(form, 'product', 36)
  if (!user || !isId(product))
    return refusedWith(locale, failed, [{ code: 'cart.notOnSale', path: 'product' }])
  return answering(locale, failed, async () => {
    const added = await addLine(user, product, Number(field(form, 'quantity', 12)))
    if (field(form, 'later', 3) === 'yes') {
      const db = await asUser(user)
      await db.update({ collection: 'cart-items', id: added.id, data: { savedForLater: true } })
    }
    return { ok: true, message: t('putBack') }
  })
}

'use server'

import { codeIn } from '@/domain/cart/discounts/code-cut'
import { fail, issue } from '@/domain/result'
import { tooOften, uncountTry } from '@/server/auth/throttle'
import { cart_codes } from '@/server/db/statements/discount-tables'
import { eq } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database } from '@/server/db/transaction'
import { field } from '@/server/http/forms/form'
import { memberAction } from '@/server/http/forms/form-action'
import { forgetCode } from '@/server/orders/money/code-uses'
import { codeProblemText } from '@/server/cart/quote/problem-text'
import { readQuote } from '@/server/cart/quote/read-quote'
import { command, Refusal } from '@/server/db/refusal'
import type { CartState } from './cart-form'

const { discounts } = tables

/**
 * Enters a code in the cart, in place of the one before (rule M131). Kept only if it takes something off these goods now. Wrong ones are
 * counted against guessing. Fields: discountCode, locale.
 */
export const enterCode = memberAction<'cart', CartState>(
  { words: 'cart' },
  async ({ form, locale, t, member }) => {
    const typed = field(form, 'discountCode', 60)
    const kept = { code: typed }
    const code = codeIn(typed)
    if (code === '') return { ...fail('discount.none', 'code'), kept }
    const caller = { account: member.id }
    const often = await tooOften('discountCode', caller)
    if (often) return { ...often, kept }
    const [found] = await (
      await database()
    )
      .select({ id: discounts.id })
      .from(discounts)
      .where(eq(discounts.code, code))
    if (!found) return { ...fail('discount.unknown', 'code', { code: code.slice(0, 40) }), kept }
    const entered = await command(async (tx) => {
      await tx
        .insert(cart_codes)
        .values({ user: member.id, discount: found.id })
        .onConflictDoUpdate({ target: cart_codes.user, set: { discount: found.id } })
      const { quote } = await readQuote(tx, { buyer: member.id, locale, province: null })
      if (quote.code?.problem) throw new Refusal([quote.code.problem])
      if (!quote.code || quote.code.off === 0)
        throw new Refusal([issue('discount.otherGoods', 'code', { code })])
      return quote.code
    })
    await uncountTry('discountCode', caller)
    if (entered.ok) return { ok: true, message: t('codeEntered', { code }) }
    const text = entered.issues.map((problem) => codeProblemText(problem, locale)).join(' ')
    return { ok: false, message: text, fields: { code: text }, kept }
  },
)

/** Takes the code out of the cart. Field: locale. */
export const removeCode = memberAction<'cart', CartState>({ words: 'cart' }, async ({ t, member }) => {
  await command((tx) => forgetCode(tx, member.id))
  return { ok: true, message: t('codeRemoved') }
})

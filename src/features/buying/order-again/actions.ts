'use server'

import { randomUUID } from 'node:crypto'
import { judgeAgain } from '@/domain/cart/order-again'
import { quantityIn } from '@/domain/cart/quick-order/judge-line'
import { MAX_LINES } from '@/domain/cart/quick-order/read-sheet-lines'
import { isId } from '@/domain/values/id'
import { fail, type Issue } from '@/domain/result'
import { localePath } from '@/messages/locales'
import { addLines, type Addition } from '@/server/cart/add-lines'
import { field } from '@/server/http/forms/form'
import { memberAction } from '@/server/http/forms/form-action'
import type { AgainState, LineInput } from './again-view'
import { getAgain, type FoundAgain } from './get-again'

/** As pages make them; for anything else we make one. */
const KEY = /^[\w-]{8,60}$/

/** Where it goes on once everything ticked is in the cart, by the button that was pressed. */
const NEXT = new Map([
  ['checkout', '/checkout'],
  ['cart', '/cart'],
])

/**
 * Adds the ticked lines of an own order to the cart, in one transaction, at today's prices; what cannot be added stays, with its reason
 * (rule M59). Fields: locale, order, key, do ('cart' or 'checkout'), pick (a product, once for each ticked line), quantity.<product>.
 */
export const addAgain = memberAction<'orderAgain', AgainState>(
  { words: 'orderAgain', failedWith: (t, message) => t('failed', { message }) },
  async ({ form, locale, t, member }) => {
    const order = field(form, 'order', 36)
    const picked = new Set(form.getAll('pick').slice(0, MAX_LINES).map(String).filter(isId))
    const quantityOf = (product: string) => field(form, `quantity.${product}`, 40)
    const quantities = new Map([...picked].map((product) => [product, quantityIn(quantityOf(product))]))
    const found = await getAgain(String(member.id), order, { locale, quantities })
    if (!found) return fail('order.unknown', 'order')
    const { lines } = found
    const asked = lines.filter(({ product }) => picked.has(product))
    const typedOf = (product: string): LineInput => ({
      isPicked: picked.has(product),
      quantity: quantityOf(product),
    })
    const typed = Object.fromEntries(lines.map(({ product }) => [product, typedOf(product)]))
    if (asked.length === 0) return { ok: false, message: t('nonePicked'), lines, typed }
    const { additions, refused } = judged(found, asked, quantityOf)
    const given = field(form, 'key', 60)
    const done =
      additions.length > 0
        ? await addLines(member, additions, KEY.test(given) ? given : randomUUID())
        : { refused: new Map<string, Issue>(), count: undefined }
    for (const [product, why] of done.refused) refused.set(product, why)
    const added = asked.length - refused.size
    const after = asked.map(({ product }): [string, LineInput] => {
      const why = refused.get(product)
      const { quantity } = typedOf(product)
      // What is in the cart now is not sent twice.
      return [product, why ? { isPicked: true, quantity, refused: why } : { isPicked: false, quantity }]
    })
    const said = [
      added > 0 ? t('added', { count: added }) : t('nothing'),
      ...(refused.size > 0 ? [t('left', { count: refused.size })] : []),
    ]
    const path = refused.size === 0 ? NEXT.get(field(form, 'do', 10)) : undefined
    return {
      ok: added > 0,
      message: said.join(' '),
      key: randomUUID(),
      lines,
      typed: { ...typed, ...Object.fromEntries(after) },
      ...(done.count !== undefined && { count: done.count }),
      ...(path && { goTo: localePath(locale, path) }),
    }
  },
)

function judged({ goods }: FoundAgain, asked: FoundAgain['lines'], quantityOf: (product: string) => string) {
  const refused = new Map<string, Issue>()
  const additions = asked.flatMap((line): Addition[] => {
    const { issue, quantity } = judgeAgain(line, quantityOf(line.product))
    const found = goods.get(line.product)
    if (!issue && found) return [{ goods: found, added: quantity }]
    if (issue) refused.set(line.product, issue)
    return []
  })
  return { additions, refused }
}

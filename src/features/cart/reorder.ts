'use server'

import { isId } from '@/domain/id'
import { fail } from '@/domain/result'
import { lineName, type LineNames } from '@/domain/orders/line-name'
import { answering } from '@/server/forms/action'
import { rowsOf } from '@/server/order-writes/rows'
import { field } from '@/server/forms/form'
import type { FormState } from '@/domain/form-state'
import { memberAction } from '@/server/forms/form-action'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'
import { addLine } from './add-line'

type ReorderState = FormState & { count?: number }
type Item = LineNames & { product: string; quantity: number }

const UNKNOWN = fail('order.unknown', 'order')

/**
 * Adds the lines of an own order to the cart again, by current rules and prices. Lines that cannot be added are listed with the
 * reason. Fields: order, locale.
 */
export const reorder = memberAction<'reorder', ReorderState>(
  {
    words: 'reorder',
    failedWith: (t, message) => t('failed', { message }),
    signedOut: () => UNKNOWN,
  },
  async ({ form, locale, t, member }) => {
    const order = field(form, 'order', 36)
    const items = isId(order) ? await itemsOf(member.id, order) : []
    if (items.length === 0) return UNKNOWN
    let count: number | undefined
    const missing: string[] = []
    for (const { product, quantity, ...names } of items) {
      const name = lineName(names, locale).text
      const added = await answering(
        locale,
        (reason) => t('missing', { name, reason }),
        async () => {
          count = (await addLine(member, product, quantity)).count
          return { ok: true }
        },
      )
      if (!added.ok && added.message) missing.push(added.message)
    }
    const done = items.length - missing.length
    const summary = done > 0 ? [t('added', { count: done })] : [t('nothing')]
    return {
      ok: done > 0,
      message: [...summary, ...missing].join('\n'),
      ...(count === undefined ? {} : { count }),
    }
  },
)

const itemsOf = async (buyer: string, order: string) =>
  rowsOf<Item>(
    await database(),
    sql`select i.product_id as product, max(i.product_name) as "productName", max(i.local_name) as "localName",
      max(i.local_name_language::text) as "localNameLanguage", sum(i.quantity)::float8 as quantity
      from orders_items i join orders o on o.id = i._parent_id
      where o.id = ${order} and o.buyer_id = ${buyer} group by i.product_id order by min(i._order)`,
  )

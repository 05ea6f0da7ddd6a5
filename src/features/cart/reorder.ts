'use server'

import { isId } from '@/domain/id'
import type { Locale } from '@/domain/locale'
import { fail } from '@/domain/result'
import { lineName } from '@/domain/orders/line-name'
import { localePath } from '@/messages/locales'
import { answering } from '@/server/forms/action'
import { field } from '@/server/forms/form'
import type { FormState } from '@/domain/form-state'
import { memberAction } from '@/server/forms/form-action'
import { and, eq, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database } from '@/server/db/transaction'
import { addLine } from './add-line'

type ReorderState = FormState & { count?: number; way?: { href: string; label: string } }

const { orders, orders_items, products } = tables

const UNKNOWN = fail('order.unknown', 'order')

/**
 * Adds the lines of an own order to the cart again, by current rules and prices. Lines that cannot be added are listed with the
 * reason, as are products that are sold in another unit since (rule M53). Fields: order, locale.
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
    const changed: string[] = []
    for (const { product, quantity, isOtherUnit, ...names } of items) {
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
      if (added.ok && isOtherUnit) changed.push(t('otherUnit', { name }))
    }
    const done = items.length - missing.length
    const summary = done > 0 ? [t('added', { count: done })] : [t('nothing')]
    return {
      ok: done > 0,
      message: [...summary, ...changed, ...missing].join('\n'),
      ...(count === undefined
        ? {}
        : { count, way: { href: localePath(locale, '/cart'), label: t('toCart') } }),
    }
  },
)

const itemsOf = async (buyer: string, order: string) =>
  (await database())
    .select({
      product: orders_items.product,
      productName: sql<string>`max(${orders_items.productName})`,
      localName: sql<string | null>`max(${orders_items.localName})`,
      localNameLanguage: sql<Locale | null>`max(${orders_items.localNameLanguage}::text)`,
      quantity: sql`sum(${orders_items.quantity})`.mapWith(Number),
      isOtherUnit: sql<boolean>`bool_or(${orders_items.soldBy} is not null
        and (${orders_items.soldBy}::text, ${orders_items.content}, ${orders_items.contentUnit}::text)
          is distinct from (${products.soldBy}::text, ${products.content}, ${products.contentUnit}::text))`,
    })
    .from(orders_items)
    .innerJoin(orders, eq(orders.id, orders_items._parentID))
    .leftJoin(products, eq(products.id, orders_items.product))
    .where(and(eq(orders.id, order), eq(orders.buyer, buyer)))
    .groupBy(orders_items.product)
    .orderBy(sql`min(${orders_items._order})`)

'use server'

import { MAX_LISTED } from '@/domain/cart/job-list'
import { isId, NO_ID } from '@/domain/values/id'
import { fail, type Result } from '@/domain/result'
import { and, eq, isNotNull, not, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'
import { field } from '@/server/http/forms/form'
import { memberAction } from '@/server/http/forms/form-action'
import { changingLists, ownList, putProducts, type ListAddResult } from './own-lists'

const { orders, orders_items: items } = tables

const idIn = (form: FormData, name: string) => {
  const id = field(form, name, 36)
  return isId(id) ? id : NO_ID
}

/** Puts what a member bought with an order on a list, in the quantities of then (rule M56). Fields: locale, list, order. */
export const putOrder = memberAction(
  { words: 'jobLists', failed: (t) => t('notSaved') },
  async ({ form, t, member }) => {
    const id = String(member.id)
    const put = await changingLists(id, async (tx): Promise<Result<ListAddResult>> => {
      const list = await ownList(tx, id, idIn(form, 'list'))
      if (!list.ok) return list
      const wanted = await boughtWith(tx, id, idIn(form, 'order'))
      if (wanted.length === 0) return fail('jobLists.order', 'order')
      return putProducts(tx, { id: list.value.id, member: id }, wanted)
    })
    if (!put.ok) return put
    const { added, there, gone } = put.value
    const said = [
      ...(added > 0 || there + gone === 0 ? [t('orderAdded', { count: added })] : []),
      ...(there > 0 ? [t('orderThere', { count: there })] : []),
      ...(gone > 0 ? [t('orderGone', { count: gone })] : []),
    ]
    return { ok: true, message: said.join(' ') }
  },
)

const boughtWith = async (tx: Transaction, buyer: string, order: string) => {
  const rows = await tx
    .select({ product: items.product, quantity: sql`sum(${items.quantity})`.mapWith(Number) })
    .from(items)
    .innerJoin(orders, eq(orders.id, items._parentID))
    .where(and(eq(orders.id, order), eq(orders.buyer, buyer), isNotNull(items.product), not(items.isSample)))
    .groupBy(items.product)
    .orderBy(sql`min(${items._order})`)
    .limit(MAX_LISTED)
  return rows.flatMap(({ product, quantity }) => (product ? [{ product, quantity }] : []))
}

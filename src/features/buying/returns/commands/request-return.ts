import { dayIn } from '@/domain/values/calendar'
import { returnDeadline } from '@/domain/orders/returns/deadlines'
import { checkPictures, checkReturn, isFault, lastDayFor } from '@/domain/orders/returns/request'
import { returnValue } from '@/domain/orders/returns/value'
import { fail, issue, issuesOf, ok, type Result } from '@/domain/result'
import { lockRows } from '@/server/db/locks'
import { nextValue } from '@/server/db/statements/next-value'
import { eq } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'
import { lockOrder } from '@/server/orders/lock-rows'
import { newRowId, stableId } from '@/server/orders/rows'
import { Refusal } from '@/server/db/refusal'
import { commandWithDocuments, type SentFile } from '@/server/storage/store-order-documents'
import { announceReturnMove } from './announce'
import { lockOpenMember } from '@/server/people/lock-open-member'
import { readOthers, readReturnable, readTaxes, readTermsOf } from './returnable'

const { orders, returns, returns_items: items, users } = tables

/** `key`: made with the form, so that a form that is sent twice asks once. */
type ReturnInput = {
  buyer: string
  order: string
  key: string
  typed: { reason: string; note: string; quantities: Readonly<Record<string, string>> }
  pictures: readonly SentFile[]
}

/** A buyer asks to return goods of a delivered order (rules M83, M84). */
export async function requestReturn(asked: ReturnInput): Promise<Result<{ return: string }>> {
  const { buyer, order: of, key, pictures } = asked
  if (!/^[\w-]{8,100}$/.test(key)) return fail('order.unknown', '')
  const pictured = checkPictures(pictures)
  const id = stableId('return', buyer, key)
  return commandWithDocuments(async (tx, store) => {
    const [mine] = await tx
      .select({ buyer: orders.buyer, seller: orders.seller })
      .from(orders)
      .where(eq(orders.id, of))
    if (mine?.buyer !== buyer) throw new Refusal([issue('order.unknown', '')])
    await lockRows(tx, users, [mine.buyer, mine.seller], 'key share')
    await lockOpenMember(tx, buyer)
    const order = await lockOrder(tx, of)
    if (!order) throw new Refusal([issue('order.unknown', '')])
    const [there] = await tx.select({ id: returns.id }).from(returns).where(eq(returns.id, id))
    if (there) return { return: id }
    const checked = await judge(tx, of, asked.typed)
    if (!checked.ok || !pictured.ok) throw new Refusal([...issuesOf(checked), ...issuesOf(pictured)])
    const { reason, note, lines, returnable } = checked.value
    const cost = { ...order, taxes: await readTaxes(tx, of) }
    const others = await readOthers(tx, cost, { lines: returnable })
    const value = returnValue(cost, lines, isFault(reason), others)
    const written = {
      id,
      number: `R-${await nextValue(tx, 'return_numbers')}`,
      order: of,
      ...mine,
      version: 1,
    }
    const due = returnDeadline('requested')
    await tx.insert(returns).values({
      ...written,
      status: 'requested',
      reason,
      note,
      value,
      refunded: 0,
      dueAt: due?.dueAt,
      remindAt: due?.remindAt,
    })
    await tx.insert(items).values(
      lines.map(({ item, product, productName, quantity, unitPrice, discounted }, at) => ({
        _order: at + 1,
        _parentID: id,
        id: newRowId(),
        item,
        product,
        productName,
        quantity,
        unitPrice,
        discounted,
      })),
    )
    const files = pictures.map((picture) => ({ ...picture, kind: 'return' as const }))
    await store({ ...mine, id: of }, files, { return: id })
    await announceReturnMove(tx, { return: written, by: 'buyer', move: 'requested', day: due?.day })
    return { return: id }
  })
}

/** Delivered, within the days for that reason, and no more than what is left of each line. */
async function judge(tx: Transaction, order: string, typed: ReturnInput['typed']) {
  const terms = await readTermsOf(tx, order)
  if (terms?.status !== 'delivered' || !terms.deliveredAt) return fail('return.notDelivered', '')
  const returnable = await readReturnable(tx, order)
  const checked = checkReturn(typed, returnable)
  if (!checked.ok) return checked
  const { reason, note } = checked.value
  const { returnDays } = terms
  const last = lastDayFor(reason, { deliveredAt: new Date(terms.deliveredAt), returnDays })
  if (last === null) return fail('return.faultsOnly', 'reason')
  if (dayIn('America/Toronto', new Date()) > last) return fail('return.over', 'reason')
  const lines = checked.value.lines.flatMap(({ item, quantity }) => {
    const line = returnable.find((each) => each.item === item)
    return line ? [{ ...line, quantity, discounted: line.discountOf(quantity) }] : []
  })
  return lines.length > 0 ? ok({ reason, note, lines, returnable }) : fail('return.nothing', '')
}

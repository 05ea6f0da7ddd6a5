import { dayIn } from '@/domain/values/calendar'
import { checkBuying } from '@/domain/cart/cart'
import type { Locale } from '@/domain/locale'
import {
  checkRequest,
  REQUEST_DAYS,
  REQUESTS_A_DAY,
  type CheckedRequest,
  type RequestedLine,
  type TypedRequest,
} from '@/domain/cart/price-requests/request'
import { fail, issue, type Result } from '@/domain/result'
import { advisoryLock } from '@/server/db/locks'
import { nextValue } from '@/server/db/statements/next-value'
import { and, eq, gt, inArray, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import type { Transaction } from '@/server/db/transaction'
import { among, newRowId, stableId } from '@/server/orders/rows'
import { command, must, Refusal } from '@/server/db/refusal'
import { announceMove } from './announce'
import { lockOpenMember } from '@/server/people/lock-open-member'

const {
  price_requests: requests,
  price_requests_items: items,
  price_requests_questions: questions,
  products,
  products_locales: texts,
  seller_people,
  sellers,
} = tables

/** `key`: made with the form, so that a form that is sent twice asks once. */
type PriceRequestInput = { buyer: string; locale: Locale; key: string; typed: TypedRequest }

/** A buyer asks one seller for the price of up to 200 products (rule M73). */
export async function requestPrice({
  buyer,
  locale,
  key,
  typed,
}: PriceRequestInput): Promise<Result<{ request: string }>> {
  if (!/^[\w-]{8,100}$/.test(key)) return fail('priceRequest.unknown', '')
  const checked = checkRequest(typed, { today: dayIn('America/Toronto', new Date()), locale })
  if (!checked.ok) return checked
  const id = stableId('price request', buyer, key)
  return command(async (tx) => {
    await advisoryLock(tx, 'price requests', buyer)
    await lockOpenMember(tx, buyer)
    const [there] = await tx.select({ id: requests.id }).from(requests).where(eq(requests.id, id))
    if (there) return { request: id }
    const [today] = await tx
      .select({ count: sql`count(*)`.mapWith(Number) })
      .from(requests)
      .where(and(eq(requests.buyer, buyer), gt(requests.createdAt, sql`now() - interval '1 day'`)))
    if ((today?.count ?? 0) >= REQUESTS_A_DAY)
      throw new Refusal([issue('priceRequest.tooMany', '', { max: REQUESTS_A_DAY })])
    const goods = await readGoods(tx, buyer, checked.value.lines)
    await write(tx, { id, buyer, checked: checked.value, ...goods })
    return { request: id }
  })
}

/** All of one seller, and for sale: what cannot be bought, nobody is asked about. */
async function readGoods(tx: Transaction, buyer: string, lines: readonly RequestedLine[]) {
  const rows = await tx
    .select({
      id: products.id,
      seller: products.seller,
      name: sql<string>`coalesce(${texts.name}, '')`,
      isApproved: products.isLive,
      isSellerActive: sql<boolean>`${sellers.status} = 'active'`,
      // Who works for a seller is not its buyer (rule P41).
      isEmployer: sql<boolean>`exists (select 1 from ${seller_people} w where w.seller_id = ${products.seller} and w.user_id = ${buyer})`,
    })
    .from(products)
    .innerJoin(sellers, eq(sellers.id, products.seller))
    .leftJoin(texts, and(eq(texts._parentID, products.id), eq(texts._locale, 'en')))
    .where(inArray(products.id, among(lines.map(({ product }) => product))))
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  const [first] = rows
  if (!first || lines.some(({ product }) => !names.has(product)))
    throw new Refusal([issue('cart.notOnSale', '')])
  if (rows.some(({ seller }) => seller !== first.seller))
    throw new Refusal([issue('priceRequest.oneSeller', '')])
  for (const { seller: sellerId, isApproved, isSellerActive, isEmployer } of rows)
    must(
      checkBuying(
        { buyerId: isEmployer ? sellerId : buyer, sellerId, isApproved: isApproved === true, isSellerActive },
        '',
      ),
    )
  return { seller: first.seller, names }
}

type RequestRow = {
  id: string
  buyer: string
  seller: string
  names: ReadonlyMap<string, string>
  checked: CheckedRequest
}

async function write(tx: Transaction, { id, buyer, seller, names, checked }: RequestRow) {
  const { lines, questions: asked, ...terms } = checked
  const number = `Q-${await nextValue(tx, 'price_request_numbers')}`
  const expiresAt = new Date(Date.now() + REQUEST_DAYS * 86_400_000).toISOString()
  await tx
    .insert(requests)
    .values({ id, number, buyer, seller, status: 'requested', version: 1, expiresAt, ...terms })
  await tx.insert(items).values(
    lines.map(({ product, quantity, targetPrice }, at) => ({
      _order: at + 1,
      _parentID: id,
      id: newRowId(),
      product,
      productName: [...(names.get(product) ?? '')].slice(0, 200).join('') || product,
      quantity,
      targetPrice,
    })),
  )
  if (asked.length > 0)
    await tx.insert(questions).values(asked.map((value, at) => ({ order: at + 1, parent: id, value })))
  await announceMove(tx, {
    request: { id, number, buyer, seller, version: 1 },
    by: 'buyer',
    move: 'requested',
    text: terms.note,
    goods: lines.map(({ product, quantity }) => `${quantity} × ${names.get(product) || '–'}`).join('\n'),
  })
}

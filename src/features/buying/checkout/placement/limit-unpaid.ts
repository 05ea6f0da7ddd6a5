import { mergeLines } from '@/domain/cart/cart'
import type { Quote } from '@/domain/cart/quote/quote'
import { checkUnpaid, type UnpaidUsage } from '@/domain/cart/unpaid'
import { readStocks } from '@/server/orders/money/unpaid'
import type { Transaction } from '@/server/db/transaction'
import { must } from '@/server/db/refusal'
import type { PlacementInput } from './place-order'

/** Limits the stock that unpaid orders reserve. The member's lock keeps two checkouts from passing together. */
export async function refuseTooMuchUnpaid(
  tx: Transaction,
  { provider, isUnapproved }: Pick<PlacementInput, 'provider'> & { isUnapproved: boolean },
  { groups, isFinal, isCardPayable, total }: Quote,
  usage: UnpaidUsage,
) {
  const lines = mergeLines(groups.flatMap((group) => group.lines))
  const stocks = await readStocks(
    tx,
    lines.map(({ productId }) => productId),
  )
  const nameOf = (product: string) =>
    groups.flatMap((group) => group.lines).find(({ productId }) => productId === product)?.productName ?? ''
  const goods = lines.flatMap(({ productId: product, quantity }) => {
    const found = stocks.find(({ id }) => id === product)
    return found ? [{ ...found, product, quantity, name: nameOf(product) }] : []
  })
  const isLong = provider !== 'stripe' || !isFinal || isUnapproved
  const byCard = isFinal && isCardPayable && !isUnapproved
  must(checkUnpaid(usage, { isLong, byCard, isBeyondCards: !isCardPayable, value: total, goods }))
}

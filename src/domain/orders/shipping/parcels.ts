import { halfUp } from '@/domain/money'
import { issue, settle, type Result } from '@/domain/result'
import { isBlank } from '@/domain/values/text'
import { parseWhole } from '@/domain/values/typed-number'

/** Who may say that a parcel has arrived; `system` is the carrier, or the days after which it counts as delivered (rule M140). */
export const PARCEL_REPORTERS = ['system', 'buyer', 'seller', 'admin'] as const
export type ParcelReporter = (typeof PARCEL_REPORTERS)[number]

/** A line of an order: how much went in parcels, and how much is not sent any more (rules M137, M141). */
export type SentLine = { id: string; quantity: number; shipped: number; calledOff: number }

/** What goes in a parcel. */
export type ParcelLine = { item: string; quantity: number }

/** What of a line is still to be sent. */
export const unsentQuantity = ({ quantity, shipped, calledOff }: Omit<SentLine, 'id'>) =>
  Math.max(0, quantity - shipped - calledOff)

/** All that is still to be sent. */
export const restOf = (lines: readonly SentLine[]): ParcelLine[] =>
  lines.flatMap((line) => {
    const quantity = unsentQuantity(line)
    return quantity > 0 ? [{ item: line.id, quantity }] : []
  })

/** The field of a quantity in the form of a waybill. */
export const quantityField = (line: string) => `quantity-${line}`

/** Quantities as typed, by line; a line that is left out stays behind. */
export type TypedQuantities = Readonly<Record<string, string>>

/** What a seller typed of a parcel: whole quantities, together at least one, none more than is left (rule M138). */
export function checkParcel(lines: readonly SentLine[], typed: TypedQuantities): Result<ParcelLine[]> {
  const parcel: ParcelLine[] = []
  const wrong = Object.entries(typed).flatMap(([id, text]) => {
    const line = lines.find((each) => each.id === id)
    if (!line) return [issue('parcel.line', '')]
    const quantity = isBlank(text) ? 0 : parseWhole(text.normalize('NFKC').trim())
    const left = unsentQuantity(line)
    if (!Number.isSafeInteger(quantity) || quantity < 0) return [issue('parcel.quantity', quantityField(id))]
    if (quantity > left) return [issue('parcel.tooMany', quantityField(id), { left })]
    if (quantity > 0) parcel.push({ item: id, quantity })
    return []
  })
  if (wrong.length === 0 && parcel.length === 0) wrong.push(issue('parcel.empty', ''))
  return settle(wrong, parcel)
}

/** Between its first parcel and its last an order stays in preparation, and is shown as partly shipped (rule M139). */
export const isPartlyShipped = (order: { status: string; firstShippedAt?: unknown }) =>
  order.status === 'processing' && Boolean(order.firstShippedAt)

/**
 * What a paper of one parcel says of the shipping that was paid for all of them: in proportion to its goods, in cents, so that the parts
 * come to the whole. `before`: the goods of the parcels before it.
 */
export function freightShare(
  { shipping, subtotal }: { shipping: number; subtotal: number },
  before: number,
  goods: number,
): number {
  const until = (value: number) => (subtotal === 0 ? 0 : halfUp(BigInt(shipping) * BigInt(value), subtotal))
  return until(before + goods) - until(before)
}

import type { QuoteGroup } from '@/domain/cart/quote/quote-group'
import type { QuoteCartLine } from '@/server/cart/quote/read-lines'

/** The samples that are ordered, and those whose price is credited, each with its order. */
export function samplesIn(
  orders: readonly (Pick<QuoteGroup, 'lines'> & { id: string })[],
  read: readonly QuoteCartLine[],
) {
  const lines = orders.flatMap(({ id: order, lines }) => lines.map((line) => ({ ...line, order })))
  return {
    ordered: lines.flatMap(({ id, order, unitPrice: price, sampleFreight: freight }) =>
      freight === undefined ? [] : [{ id, order, price, freight }],
    ),
    credits: lines.flatMap(({ id: line, order, credit }) => {
      const id = read.find((each) => each.id === line)?.creditOf
      return credit && id ? [{ id, order, credit }] : []
    }),
  }
}

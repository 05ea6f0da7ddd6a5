import 'server-only'
import { isId } from '@/domain/id'
import type { Locale } from '@/domain/locale'
import { readLines } from '@/server/quote/read-lines'
import { database } from '@/server/db/transaction'
import type { Removed } from './cart-state'

/** A member's own line with its name, read before a removal so that it can be undone. */
export async function getRemovedLine(
  buyer: string,
  id: string,
  locale: Locale,
): Promise<Removed | undefined> {
  if (!isId(id)) return undefined
  const lines = await readLines(await database(), buyer, locale)
  const line = lines.find((one) => one.id === id)
  return (
    line && {
      product: line.productId,
      name: line.productName,
      quantity: line.quantity,
      later: line.savedForLater,
    }
  )
}

import 'server-only'
import type { Locale } from '@/domain/locale'
import { READS } from '@/domain/pages/cache/page-facts'
import type { Tag } from '@/domain/pages/cache/page-tags'
import { keep, oncePerRequest } from '@/server/db/cache'
import { database } from '@/server/db/transaction'
import { readPlace } from '@/server/db/connections/read-place'
import type { ProductCard } from './card'
import { cardsQuery } from '@/features/shop/list/list-sql'
import { toCard, type CardRow } from './to-card'

type CardRows<M> = { rows: CardRow[]; more: M }
/** What is kept of it: which products, of which sellers. */
type Which<M> = { cards: [id: string, seller: string][]; more: M }

/**
 * Caches which products a list has apart from what their cards show, whose tags are known only when it is read: a product that sells out
 * clears the pages that show it, and its lists stay (rule Q15). Nothing is read twice: the statement that finds them reads their cards too.
 */
export function cachedCards<A extends unknown[], M>(
  name: string,
  tags: (locale: Locale, ...args: NoInfer<A>) => readonly Tag[],
  read: (locale: Locale, ...args: A) => Promise<CardRows<M>>,
) {
  return oncePerRequest(async (locale: Locale, ...args: A) => {
    let fresh: ProductCard[] | undefined
    const find = async (locale: Locale, ...args: A): Promise<Which<M>> => {
      const { rows, more } = await read(locale, ...args)
      // A replica that has the list may not have a card as it was last cleared: those are then read under tags of their own.
      fresh = readPlace() ? undefined : rows.map((row) => toCard(row, locale))
      return { cards: rows.map(({ id, seller_id }) => [id, seller_id]), more }
    }
    const { cards: which, more } = await keep(name, tags(locale, ...args), find, [locale, ...args])
    const shown = which.map(([id, seller]) => ({ id, seller }))
    const ids = which.map(([id]) => id)
    if (ids.length === 0) return { cards: [], more }
    const again = async (locale: Locale, ..._args: A) =>
      isOf(ids, fresh) ? fresh : await listCards(ids, locale)
    const all = [...tags(locale, ...args), ...READS.cards(shown)]
    const kept = await keep(`${name}: cards`, [...new Set(all)], again, [locale, ...args])
    // Named by the list, so that what is kept does not grow; its products may have changed since.
    return { cards: kept.every(({ id }) => ids.includes(id)) ? kept : await listCards(ids, locale), more }
  })
}

/** In a page that is made for one request the list may be found anew beside the answer that is shown. */
const isOf = (ids: readonly string[], cards: ProductCard[] | undefined): cards is ProductCard[] =>
  cards?.map(({ id }) => id).join() === ids.join()

/** Cards of the given products in that order; products no longer live are left out. */
export async function listCards(ids: string[], locale: Locale): Promise<ProductCard[]> {
  if (ids.length === 0) return []
  const db = await database()
  const { rows } = await db.execute<CardRow>(cardsQuery(ids, locale))
  return rows.map((row) => toCard(row, locale))
}

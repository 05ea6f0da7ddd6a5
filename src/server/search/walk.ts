import 'server-only'
import { sql } from '@/server/sql'
import { by, KEYS, type Order } from './order'
import { MOST, PAGE } from './provider'
import type { Ask } from './reading'

type Row = { id: string }

/**
 * For what thousands have in common: counted up to the most anybody may leaf through, then read in the order of an index
 * until the page is full. Every few rows fit, so few are read.
 */
export async function walk(ask: Ask, wanted: ReturnType<typeof sql>, order: Order, offset: number) {
  const few = await ask<Row>(sql`
    with few as materialized (select ${KEYS} from search.goods g where ${wanted} limit ${MOST + 1})
    select id from few order by ${by(order)}`)
  if (few.length <= MOST)
    return { ids: few.slice(offset, offset + PAGE).map(({ id }) => id), total: few.length }
  await ask(sql.raw('set local enable_bitmapscan = off; set local enable_sort = off'))
  const page = await ask<Row>(
    sql`select g.id from search.goods g where ${wanted} order by ${by(order)} limit ${Math.max(0, Math.min(PAGE, MOST - offset))} offset ${offset}`,
  )
  return { ids: page.map(({ id }) => id), total: MOST }
}

import 'server-only'
import * as z from 'zod'
import type { ChainNote } from '@/domain/staff/audit/chain-note'
import { checkedRows } from '@/server/db/checked-rows'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'

const newestRow = z.object({
  number: z.number().nullable(),
  hash: z.string().nullable(),
  unchained: z.number(),
})

export type ChainState = { newest: ChainNote | null; unchained: number }

/** The newest link, to be written down elsewhere, and how many events wait to be chained. */
export async function readChain(): Promise<ChainState> {
  const [row] = await checkedRows(
    await database(),
    newestRow,
    sql`select c.number::float8 as number, encode(c.hash, 'hex') as hash,
        (select count(*)::int from (select 1 from audit.unchained limit 10000) u) as unchained
      from (select 1) one left join (select number, hash from audit.chain order by number desc limit 1) c on true`,
  )
  const { number = null, hash = null, unchained = 0 } = row ?? {}
  return { newest: number !== null && hash !== null ? { number, hash } : null, unchained }
}

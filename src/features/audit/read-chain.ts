import 'server-only'
import type { ChainNote } from '@/domain/audit/chain-note'
import { rowsOf } from '@/server/order-writes/rows'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'

export type ChainState = { newest: ChainNote | null; unchained: number }

/** The newest link, to be written down elsewhere, and how many events wait to be chained. */
export async function readChain(): Promise<ChainState> {
  const [row] = await rowsOf<{ number: number | null; hash: string | null; unchained: number }>(
    await database(),
    sql`select c.number::float8 as number, encode(c.hash, 'hex') as hash,
        (select count(*)::int from (select 1 from audit.unchained limit 10000) u) as unchained
      from (select 1) one left join (select number, hash from audit.chain order by number desc limit 1) c on true`,
  )
  const { number = null, hash = null, unchained = 0 } = row ?? {}
  return { newest: number !== null && hash !== null ? { number, hash } : null, unchained }
}

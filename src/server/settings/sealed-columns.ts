import * as z from 'zod'
import { checkedRows } from '@/server/db/checked-rows'
import { sql } from '@/server/db/sql'
import { database } from '@/server/db/transaction'
import { currentPrefix, seal, unseal, type StoredPurpose } from './seal'

/** Every column of sealed values. */
export const SEALED_COLUMNS = [
  { table: 'sellers', column: 'bank_account', purpose: 'bank-account' },
  { table: 'payouts', column: 'bank_account', purpose: 'bank-account' },
  { table: 'second_factors', column: 'secret', purpose: 'second-factor' },
] as const satisfies { table: string; column: string; purpose: StoredPurpose }[]

type SealedColumn = (typeof SEALED_COLUMNS)[number]
export type ResealResult = SealedColumn & { resealed: number; failures: string[] }

const sealedRow = z.object({ id: z.string(), sealed: z.string() })
const idRow = z.object({ id: z.string() })

/** Seals with the current key what another one sealed. May run while the shop is open, and again after a failure. */
export async function resealAll(): Promise<ResealResult[]> {
  const done: ResealResult[] = []
  for (const each of SEALED_COLUMNS) done.push(await resealColumn(each))
  return done
}

async function resealColumn(which: SealedColumn): Promise<ResealResult> {
  const [table, column] = [sql.identifier(which.table), sql.identifier(which.column)]
  const db = await database()
  const rows = await checkedRows(
    db,
    sealedRow,
    sql`select id, ${column} as sealed from ${table} where not starts_with(${column}, ${currentPrefix()}) order by id`,
  )
  const result: ResealResult = { ...which, resealed: 0, failures: [] }
  for (const { id, sealed } of rows) {
    try {
      const anew = seal(which.purpose, unseal(which.purpose, sealed))
      // A value that was changed meanwhile is sealed with the current key already.
      await checkedRows(
        db,
        idRow,
        sql`update ${table} set ${column} = ${anew} where id = ${id} and ${column} = ${sealed} returning id`,
      )
      result.resealed += 1
    } catch (error) {
      result.failures.push(`${id}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return result
}

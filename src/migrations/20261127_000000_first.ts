import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres'
import { analytics } from './first/analytics'
import { appendOnly } from './first/append-only'
import { audit } from './first/audit'
import { ledger } from './first/ledger'
import { lists } from './first/lists'
import { numbers } from './first/numbers'
import { schema } from './first/schema'
import { searchTables } from './first/search/tables'
import { textFunctions } from './first/search/text'
import { triggerFunctions, triggers } from './first/search/triggers'
import { wordFunctions } from './first/search/words'
import { writingFunctions } from './first/search/writing'
import { sellerRequests } from './first/seller-requests'
import { stock } from './first/stock'

const search = [textFunctions, searchTables, wordFunctions, writingFunctions, triggerFunctions, triggers]
const derived = [lists, analytics, ...search]

/** The tables of all collections, then what a schema cannot say. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const part of [schema, appendOnly, ledger, stock, numbers, sellerRequests, audit, ...derived])
    await db.execute(part)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop schema public, search, lists, analytics, audit cascade; create schema public`)
}

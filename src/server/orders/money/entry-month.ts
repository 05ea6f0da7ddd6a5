import { SETTLEMENT_ZONE } from '@/domain/payments/payouts/payout'
import { sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'

/** The Toronto month of an entry, as '2026-11'. */
export const ENTRY_MONTH = sql<string>`to_char(${tables.ledger_entries.createdAt} at time zone ${sql.raw(`'${SETTLEMENT_ZONE}'`)}, 'YYYY-MM')`

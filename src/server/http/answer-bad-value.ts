import type { Config } from 'payload'
import { sqlState } from '@/server/db/sql-state'

/** A value that is not of its column's type or range. */
const BAD_VALUE = new Set(['22003', '22007', '22008', '22021', '22P02', '42883'])

/** Payload asks Postgres for whatever a query names: a value that fits no column is the asker's mistake, not ours. */
export const answerBadValue: NonNullable<NonNullable<Config['hooks']>['afterError']>[number] = ({ error }) =>
  BAD_VALUE.has(sqlState(error) ?? '')
    ? { status: 400, response: { errors: [{ message: 'A value does not fit what it is compared with.' }] } }
    : undefined

import type { Config } from 'payload'
import { sqlState } from '@/server/db/statements/sql-state'

/** SQLSTATEs for a value of the wrong type or range. */
const BAD_VALUE = new Set(['22003', '22007', '22008', '22021', '22P02', '42883'])

/** Answers 400 to a query value that does not fit its column; Payload would answer 500. */
export const answerBadValue: NonNullable<NonNullable<Config['hooks']>['afterError']>[number] = ({ error }) =>
  BAD_VALUE.has(sqlState(error) ?? '')
    ? { status: 400, response: { errors: [{ message: 'A value does not fit what it is compared with.' }] } }
    : undefined

import type { sql } from '@payloadcms/db-postgres'
import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import type { IssueCode } from '@/domain/result'
import { runSql } from './run-sql'

/** Refuses to delete a row that `uses` finds referenced; the error says what to do instead. */
export function refuseIfUsed(
  code: IssueCode,
  sentence: string,
  uses: (id: string | number) => ReturnType<typeof sql>,
): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    const { rows } = await runSql(req, uses(id))
    if (rows.length === 0) return
    // The admin panel shows the message of a public APIError.
    throw new APIError(sentence, 409, { errors: [{ code, path: 'id' }] }, true)
  }
}

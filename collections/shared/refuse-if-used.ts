import type { sql } from '@payloadcms/db-postgres'
import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import type { IssueCode } from '@/domain/result'
import { runSql } from './run-sql'

/** What others hang on is not deleted from under them: where `uses` finds a row, the sentence says what to do instead. */
export function refuseIfUsed(
  code: IssueCode,
  sentence: string,
  uses: (id: string | number) => ReturnType<typeof sql>,
): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    const { rows } = await runSql(req, uses(id))
    if (rows.length === 0) return
    // The panel shows the sentence of an error it may read, in its own language.
    throw new APIError(sentence, 409, { errors: [{ code, path: 'id' }] }, true)
  }
}

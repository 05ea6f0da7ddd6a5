/** Node's codes for a connection that could not be made or was lost. */
const CONNECTION = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** SQLSTATE: connection (08), resources (53), shutdown and restart (57P), time-outs of a statement, a lock and an idle transaction. */
const SQLSTATE = /^(08...|53...|57P0[1-5]|57014|55P03|25P0[34])$/

/** What `pg` and its pool say without a code, and what Payload makes of a BEGIN that failed. */
const WORDS =
  /connection terminated|timeout exceeded when trying to connect|timeout expired|query read timeout|is not queryable|cannot begin transaction|cannot connect to postgres/i

/** Whether the database could not be asked, as against having answered. The one place that judges it. */
export function isUnavailable(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > 5) return false
  const { code, message, cause, errors } = error as Record<string, unknown>
  if (typeof code === 'string' && (CONNECTION.has(code) || SQLSTATE.test(code))) return true
  if (typeof message === 'string' && !isStatement(message) && WORDS.test(message)) return true
  const inner = [cause, ...(Array.isArray(errors) ? (errors as unknown[]) : [])]
  return inner.some((each) => isUnavailable(each, depth + 1))
}

/** Drizzle's message quotes the statement and its values, which may say anything. */
const isStatement = (message: string) => message.startsWith('Failed query:')

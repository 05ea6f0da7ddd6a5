/** Node's error codes for a connection that failed or broke. */
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

/** SQLSTATEs: connection (08), resources (53), shutdown (57P), timeouts of statement, lock and idle transaction. */
const SQLSTATE = /^(08...|53...|57P0[1-5]|57014|55P03|25P0[34])$/

/** Messages without a code, of `pg`, its pool, and Payload when BEGIN fails. */
const MESSAGES =
  /connection terminated|timeout exceeded when trying to connect|timeout expired|query read timeout|is not queryable|cannot begin transaction|cannot connect to postgres/i

/** Whether the error means that the database could not be reached, rather than an answer from it. */
export function isUnavailable(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > 5) return false
  const { code, message, cause, errors } = error as Record<string, unknown>
  if (typeof code === 'string' && (CONNECTION.has(code) || SQLSTATE.test(code))) return true
  if (typeof message === 'string' && !isStatement(message) && MESSAGES.test(message)) return true
  const inner = [cause, ...(Array.isArray(errors) ? (errors as unknown[]) : [])]
  return inner.some((each) => isUnavailable(each, depth + 1))
}

/** Drizzle's message quotes the statement and its values, which could match by accident. */
const isStatement = (message: string) => message.startsWith('Failed query:')

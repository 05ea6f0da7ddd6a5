const PARAMETERS = /\nparams: .*/s
/** Postgres ends some messages with the value that does not fit. */
const VALUE = /: ".*"$/s
const FACTS = ['code', 'severity', 'constraint', 'table', 'column', 'routine', 'status', 'digest'] as const

/** Depth limit: covers `{ err }` and its siblings, and stops at cycles. */
const DEPTH = 3

/** Removes statement parameters and Postgres details (both quote user data) from a value before it is logged. */
export function loggable(value: unknown, depth = DEPTH): unknown {
  if (typeof value === 'string') return value.replace(PARAMETERS, '')
  if (value instanceof Error) return loggableError(value)
  if (depth === 0) return value
  if (Array.isArray(value)) return value.map((each) => loggable(each, depth - 1))
  if (!isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, loggable(inner, depth - 1)]))
}

function loggableError(error: Error): Error {
  const cause = error.cause === undefined ? undefined : loggable(error.cause)
  if (!isFromDatabase(error) && cause === error.cause) return error
  const message = error.message.replace(PARAMETERS, '').replace(isFromDatabase(error) ? VALUE : '', '')
  const copy = new Error(message, cause === undefined ? undefined : { cause })
  Object.assign(copy, { name: error.name, stack: `${error.name}: ${message}${framesOf(error)}` })
  for (const fact of FACTS) if (fact in error) Object.assign(copy, { [fact]: Reflect.get(error, fact) })
  return copy
}

/** Stack frames without the first line, which repeats the message. */
function framesOf({ stack = '', message }: Error) {
  const at = stack.indexOf(message)
  return at === -1 ? '' : stack.slice(at + message.length)
}

/** Errors of drizzle carry `params`, errors of pg `severity` and `routine`. */
const isFromDatabase = (error: Error) => 'params' in error || ('severity' in error && 'routine' in error)

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype

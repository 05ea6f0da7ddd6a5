import { isStorable } from '@/domain/values/text'
import { badText, unreadable } from '@/server/http/refusals'

const MAX_LIST = 500
const WHOLE = /^[1-9]\d{0,5}$/
const SMALL = /^\d{1,2}$/
/** Operators for geo points and arrays, which no field of ours uses. */
const FOREIGN = /\[(?:near|within|intersects|all)\]$/

/** Caps `limit`, or returns the refusal of a query that Payload or Postgres would answer with 500. */
export function withCappedQuery(request: Request): Request | Response {
  const url = new URL(request.url)
  const checked = checkQuery(url.searchParams)
  if (checked) return checked
  return url.href === request.url ? request : new Request(url, request)
}

/** Caps `limit` in place. Returns the refusal, or null. */
export function checkQuery(query: URLSearchParams): Response | null {
  if (!isStorable([...query].flat())) return badText()
  const isReadable =
    fits(query, 'page', WHOLE) &&
    fits(query, 'depth', SMALL) &&
    ['where', 'data'].every((name) => query.getAll(name).every(isJson)) &&
    ![...query.keys()].some((name) => FOREIGN.test(name) || /^limit\[/.test(name))
  if (!isReadable) return unreadable()
  const limits = query.getAll('limit')
  const isFine = limits.every((limit) => WHOLE.test(limit) && Number(limit) <= MAX_LIST)
  if (limits.length > 1 || !isFine) query.set('limit', String(MAX_LIST))
  return null
}

/** At most one value, not in brackets. An empty value counts as absent. */
function fits(query: URLSearchParams, name: string, shape: RegExp) {
  const values = query.getAll(name)
  const isBracketed = [...query.keys()].some((key) => key.startsWith(`${name}[`))
  return !isBracketed && values.length <= 1 && values.every((value) => value === '' || shape.test(value))
}

function isJson(text: string) {
  try {
    return text === '' || isObject(JSON.parse(text))
  } catch {
    return false
  }
}

export const isObject = (value: unknown) => typeof value === 'object' && value !== null

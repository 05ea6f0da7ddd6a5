import type { Issue } from '@/domain/result'
import { storable } from '@/domain/values/text'
import { isLocale } from '@/messages/locales'

/** One form value, cut to `max` and without characters the database rejects. */
export function field(form: FormData, name: string, max = 4_100): string {
  const value = form.get(name)
  return typeof value === 'string' ? storable(value.slice(0, max)) : ''
}

/** Whether the field that people do not see is filled in (`TrapField`): mostly by a robot, so a person is asked to send the form again. */
export const isTrapped = (form: FormData) => field(form, 'website') !== ''

export function localeIn(form: FormData) {
  const locale = field(form, 'locale', 2)
  return isLocale(locale) ? locale : 'en'
}

/**
 * Payload's ValidationError, recognised by shape: pages and routes are bundled separately, each with its own class,
 * so `instanceof` fails.
 */
export function isBrokenRule(error: unknown): error is Error & { data: { errors: unknown[] } } {
  if (!(error instanceof Error) || !('status' in error) || error.status !== 400 || !('data' in error))
    return false
  const { data } = error
  return typeof data === 'object' && data !== null && 'errors' in data && Array.isArray(data.errors)
}

/** Issues that a collection rule attached to its error. */
export function issuesIn(data: unknown): Issue[] {
  const errors: unknown = data && typeof data === 'object' && 'errors' in data ? data.errors : []
  return Array.isArray(errors) ? errors.filter(isIssue) : []
}

function isIssue(value: unknown): value is Issue {
  return typeof value === 'object' && value !== null && 'code' in value && 'path' in value
}

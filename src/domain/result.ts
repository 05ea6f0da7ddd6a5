import type messages from '@/messages/en'

/** Dotted paths of all texts in a part of the messages. */
type Keys<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${Keys<T[K]>}` }[keyof T & string]

/** A key under "issues" in the messages, which exist in each language. */
export type IssueCode = Keys<(typeof messages)['issues']>

/** One broken rule; `path` is the field it belongs to. */
export type Issue = { code: IssueCode; path: string; params?: Record<string, string | number> }

export type Failure = { ok: false; issues: Issue[] }

export type Result<T> = { ok: true; value: T } | Failure

export function ok<T>(value: T): { ok: true; value: T } {
  return { ok: true, value }
}

export function issue(code: IssueCode, path: string, params?: Issue['params']): Issue {
  return params ? { code, path, params } : { code, path }
}

export function fail(code: IssueCode, path: string, params?: Issue['params']): Failure {
  return { ok: false, issues: [issue(code, path, params)] }
}

export function failAll(issues: readonly Issue[]): Failure {
  if (issues.length === 0) throw new RangeError('A failure names at least one issue')
  return { ok: false, issues: [...issues] }
}

export function issuesOf(result: Result<unknown>): Issue[] {
  return result.ok ? [] : result.issues
}

/** The value if there are no issues, else a failure. */
export function settle<T>(issues: readonly Issue[], value: T): Result<T> {
  return issues.length > 0 ? failAll(issues) : ok(value)
}

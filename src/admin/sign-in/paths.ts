/** Admin pages that are ours, not Payload's. */
export const LOGIN_PATH = '/admin/login'
export const FACTOR_PATH = '/admin/second-factor'

/**
 * A safe redirect target under /admin, else '/admin'. Rejects tricks
 * such as '/admin/..//evil', which browsers read as '//evil'.
 */
export function adminPath(next: unknown): string {
  return typeof next === 'string' && /^\/admin(?![^/?])(?!.*\/(?:\/|\.|%2e))[\w\-/?=&%.[\]]*$/i.test(next)
    ? next
    : '/admin'
}

/** Where staff go on to: a page of the panel, never one elsewhere, by no way around ('/admin/..//evil' is '//evil' to a browser). */
export function adminPath(next: unknown): string {
  return typeof next === 'string' && /^\/admin(?![^/?])(?!.*\/(?:\/|\.|%2e))[\w\-/?=&%.[\]]*$/i.test(next)
    ? next
    : '/admin'
}

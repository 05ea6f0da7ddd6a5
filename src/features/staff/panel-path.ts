/** Where staff go on to: a page of the panel, never one elsewhere. */
export function panelPath(next: unknown): string {
  return typeof next === 'string' && /^\/admin(?![^/?])[\w\-/?=&%.[\]]*$/.test(next) ? next : '/admin'
}

import { isLocale, localePath } from '@/messages/locales'

/** A path of this site, never another one: '//evil', '/..//evil', '/\\evil' and schemes go home instead. */
export function safeNext(next: unknown, locale: unknown): string {
  const home = localePath(typeof locale === 'string' && isLocale(locale) ? locale : 'en', '/')
  if (typeof next !== 'string' || !/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(next)) return home
  // What a browser makes of it is what counts: '/..//evil' is '//evil' to it.
  const { host, pathname } = new URL(next, 'http://maru.invalid')
  return host === 'maru.invalid' && !pathname.startsWith('//') && isReadable(pathname) ? next : home
}

/** A broken escape (`%ff`) leads to no page. */
function isReadable(path: string) {
  try {
    return decodeURI(path) !== ''
  } catch {
    return false
  }
}

import { isLocale, localePath } from '@/messages/locales'

/** A path of this site, never another one: '//evil', '/\\evil' and schemes go home instead. */
export function safeNext(next: unknown, locale: unknown): string {
  const home = localePath(typeof locale === 'string' && isLocale(locale) ? locale : 'en', '/')
  if (typeof next !== 'string' || !/^\/(?![/\\])[^\\\s]*$/.test(next)) return home
  return new URL(next, 'http://maru.invalid').host === 'maru.invalid' ? next : home
}

import { LOCALES, type Locale } from '@/domain/locale'
import { isLocale, localePath } from '@/messages/locales'

/** Accepts only paths of this site. '//evil', '/..//evil', '/\\evil' and other schemes become the home page. */
export function safeNext(next: unknown, locale: unknown): string {
  const home = localePath(typeof locale === 'string' && isLocale(locale) ? locale : 'en', '/')
  if (typeof next !== 'string' || !/^\/(?![/\\])[^\\\s\p{Cc}]*$/u.test(next)) return home
  // Judge the URL as the browser resolves it: '/..//evil' becomes '//evil'.
  const { host, pathname } = new URL(next, 'http://maru.invalid')
  return host === 'maru.invalid' && !pathname.startsWith('//') && isReadable(pathname) ? next : home
}

/** The page that asks to agree to new terms, and leads on to `next` in its language (rule P7). */
export function agreePath(next: string): string {
  const locale = LOCALES.find((each) => isWithin(next, each)) ?? 'en'
  return `${localePath(locale, '/terms/agree')}?next=${encodeURIComponent(next)}`
}

/** Where a sign-up leads: a seller reads about the review of the account, in the language of `next` (rule P17). */
export function afterSignUp(next: string, userType: string): string {
  if (userType !== 'seller') return next
  const prefixed = LOCALES.find((locale) => isWithin(next, locale))
  return localePath(prefixed ?? 'en', '/seller')
}

const isWithin = (path: string, locale: Locale) => /^\/(\w+)(?:[/?#]|$)/.exec(path)?.[1] === locale

/** Malformed percent-encoding (`%ff`) matches no page. */
function isReadable(path: string) {
  try {
    return decodeURI(path) !== ''
  } catch {
    return false
  }
}

/** Paths that contain nothing but ids and numbers. */
const PLAIN =
  /^(?:\/(?:fr|ko))?\/(?:product\/[0-9a-f-]{36}(?:\?(?:add|chat)=\d{1,6})?|cart|checkout|profile|buyer-orders|become-seller|upload|seller)$/

/**
 * Sign-up emails can be triggered for any address, so the link's `next` must carry no free text chosen by the sender.
 * Anything else is dropped.
 */
export const emailSafeNext = (next: string): string | null => (PLAIN.test(next) ? next : null)

import type { Locale } from '@/domain/locale'
import { localePath } from '@/messages/locales'

/** The sign-in page for a page that an email links to, and back to it with its token. */
export function loginPath(locale: Locale, path: string, token: string): string {
  const next = localePath(locale, token ? `${path}?token=${encodeURIComponent(token)}` : path)
  return `${localePath(locale, '/login')}?next=${encodeURIComponent(next)}`
}

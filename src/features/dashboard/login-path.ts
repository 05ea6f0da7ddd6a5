import type { Locale } from '@/domain/locale'
import { localePath } from '@/messages/locales'

/** The seller's way in, and back to this page afterwards. */
export function loginPath(locale: Locale, path: string): string {
  const next = encodeURIComponent(localePath(locale, path))
  return `${localePath(locale, '/login')}?as=seller&next=${next}`
}

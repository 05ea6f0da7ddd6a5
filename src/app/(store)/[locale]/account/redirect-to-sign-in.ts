import { redirect } from 'next/navigation'
import type { Locale } from '@/domain/locale'
import { localePath } from '@/messages/locales'

/** Sends a visitor to the sign-in, and back to this page afterwards. `path` is the page's own, without language. */
export function redirectToSignIn(locale: Locale, path: string): never {
  redirect(`${localePath(locale, '/login')}?next=${encodeURIComponent(localePath(locale, path))}`)
}

import { redirect } from 'next/navigation'
import type { Locale } from '@/domain/locale'
import { localePath } from '@/messages/locales'

/** Redirects a visitor to the sign-in and back to `path`, which has no language prefix. */
export function redirectToSignIn(locale: Locale, path: string): never {
  redirect(`${localePath(locale, '/login')}?next=${encodeURIComponent(localePath(locale, path))}`)
}

import type { UserType } from '@/domain/people/actor'
import type { Locale } from '@/domain/locale'
import { localePath } from '@/messages/locales'

export type AuthPage = 'login' | 'register'
export type AuthTarget = { page: AuthPage; as: UserType | ''; next: string }

/** The path of the sign-in or sign-up page, with `as` and `next`. */
export function authPath(locale: Locale, { page, as, next }: AuthTarget): string {
  const query = new URLSearchParams({ ...(as && { as }), ...(next && { next }) }).toString()
  return localePath(locale, `/${page}`) + (query && `?${query}`)
}

export const userTypeIn = (as: unknown): AuthTarget['as'] => (as === 'seller' || as === 'buyer' ? as : '')

/** The sign-in page, and back to `path` afterwards, which has no language prefix. */
export function loginPath(locale: Locale, path: string, as: AuthTarget['as'] = ''): string {
  return authPath(locale, { page: 'login', as, next: localePath(locale, path) })
}

/** The path of a page with the token of an emailed link, if there is one. */
export function withToken(path: string, token: string): string {
  return token ? `${path}?token=${encodeURIComponent(token)}` : path
}

/** The sign-in or sign-up page a link leads to; null for other links. */
export function authTargetOf(href: string): AuthTarget | null {
  const url = new URL(href, location.href)
  const [, page] = /^(?:\/(?:fr|ko))?\/(login|register)$/.exec(url.pathname) ?? []
  if (url.origin !== location.origin || (page !== 'login' && page !== 'register')) return null
  return { page, as: userTypeIn(url.searchParams.get('as')), next: url.searchParams.get('next') ?? '' }
}

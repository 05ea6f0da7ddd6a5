import type { UserType } from '@/domain/people/account'
import type { Locale } from '@/domain/locale'
import { localePath } from '@/messages/locales'

export type Door = 'login' | 'register'
export type Asked = { door: Door; as: UserType | ''; next: string }

/** The address of a door, with what one comes as and where one is headed. */
export function authPath(locale: Locale, { door, as, next }: Asked): string {
  const query = new URLSearchParams({ ...(as && { as }), ...(next && { next }) }).toString()
  return localePath(locale, `/${door}`) + (query && `?${query}`)
}
/** The door that an address leads to; null where it leads elsewhere. */
export function doorOf(href: string): Asked | null {
  const url = new URL(href, location.href)
  const [, door] = /^(?:\/(?:fr|ko))?\/(login|register)$/.exec(url.pathname) ?? []
  if (url.origin !== location.origin || (door !== 'login' && door !== 'register')) return null
  const as = url.searchParams.get('as')
  return {
    door,
    as: as === 'seller' || as === 'buyer' ? as : '',
    next: url.searchParams.get('next') ?? '',
  }
}

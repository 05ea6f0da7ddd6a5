import 'server-only'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import type { Locale } from '@/domain/locale'
import { agreePath, safeNext } from '@/server/auth/safe-next'

/** Leads from a form to the new terms, and from there back to its page. */
export async function toAgreement(locale: Locale): Promise<never> {
  const referer = (await headers()).get('referer') ?? ''
  const { pathname, search } = URL.canParse(referer) ? new URL(referer) : { pathname: '', search: '' }
  redirect(agreePath(safeNext(pathname + search, locale)))
}

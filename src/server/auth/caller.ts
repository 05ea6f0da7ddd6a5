import 'server-only'
import { headers } from 'next/headers'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'
import { clientAddress } from '@/server/http/client-address'
import type { Caller } from './throttle'

/** Throttle keys of a form post: client address and the account it names. */
export async function callerFor(account: string): Promise<Caller> {
  return { address: clientAddress(await headers()), account }
}

export async function waitMessage(locale: Locale, seconds: number) {
  const t = await getTranslations({ locale, namespace: 'issues.throttle' })
  return t('wait', { minutes: Math.ceil(seconds / 60) })
}

import 'server-only'
import { headers } from 'next/headers'
import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'
import { clientAddress } from '@/server/http/client-address'
import type { Caller } from './throttle'

/** Who sends this form: the address, and the account that is spoken of. */
export async function callerFor(account: string): Promise<Caller> {
  return { address: clientAddress(await headers()), account }
}

/** What a throttled person is told. */
export async function waitMessage(locale: Locale, seconds: number) {
  const t = await getTranslations({ locale, namespace: 'issues.throttle' })
  return t('wait', { minutes: Math.ceil(seconds / 60) })
}

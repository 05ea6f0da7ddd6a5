import 'server-only'
import { cookies, headers } from 'next/headers'
import type { Locale } from '@/domain/locale'
import { clientAddress } from '@/server/http/addresses/client-address'
import { localeIn } from '@/server/http/forms/form'
import { DEVICE_ID_COOKIE } from './session-start'
import { hashOf } from '@/server/auth/sign-up/tokens'
import { getTranslations } from 'next-intl/server'
import type { Caller } from '@/server/auth/throttle'

/** Locale, address, user agent and device of the client that submitted a form. */
export type ClientInfo = { locale: Locale; address: string; agent: string; deviceHash: string | null }

export async function clientInfoOf(form: FormData): Promise<ClientInfo> {
  const sent = await headers()
  const device = (await cookies()).get(DEVICE_ID_COOKIE)?.value
  return {
    locale: localeIn(form),
    address: clientAddress(sent),
    agent: sent.get('user-agent') ?? '',
    deviceHash: device ? hashOf(device) : null,
  }
}

/** Throttle keys of a form post: client address and the account it names. */
export async function callerFor(account: string): Promise<Caller> {
  return { address: clientAddress(await headers()), account }
}

export async function waitMessage(locale: Locale, seconds: number) {
  const t = await getTranslations({ locale, namespace: 'issues.throttle' })
  return t('wait', { minutes: Math.ceil(seconds / 60) })
}

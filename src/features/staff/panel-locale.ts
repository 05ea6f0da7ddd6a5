import 'server-only'
import { headers } from 'next/headers'
import type { Locale } from '@/domain/locale'
import { isLocale } from '@/messages/locales'

/** The doors of the panel have no language in their path: they speak the first of the browser's that we speak. */
export async function panelLocale(): Promise<Locale> {
  const wanted = (await headers()).get('accept-language') ?? ''
  const tongues = wanted.split(',').map((tongue) => tongue.trim().slice(0, 2).toLowerCase())
  return tongues.find(isLocale) ?? 'en'
}

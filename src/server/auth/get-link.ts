import 'server-only'
import { cookies } from 'next/headers'
import type { Locale } from '@/domain/locale'
import { refused } from '@/server/forms/action'
import { DEVICE } from './cookies'
import { findToken, hashOf, isSameDevice, type Purpose } from './tokens'

export type Link = { problem: string } | { problem: null; email: string; needsPassword: boolean }

/** What a page may say of the link it was opened by. Opening uses nothing up: programs that read mail open links too. */
export async function getLink(purpose: Purpose, secret: unknown, locale: Locale): Promise<Link> {
  const found = await findToken(purpose, typeof secret === 'string' ? secret.slice(0, 100) : '')
  if (!found.ok) return { problem: (await refused(locale, '', found.issues)).message ?? '' }
  const device = (await cookies()).get(DEVICE)?.value
  const needsPassword = !isSameDevice(found.value, { deviceHash: device ? hashOf(device) : null })
  return { problem: null, email: found.value.email, needsPassword }
}

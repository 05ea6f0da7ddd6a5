import 'server-only'
import { cookies } from 'next/headers'
import type { Locale } from '@/domain/locale'
import { refused } from '@/server/http/forms/action'
import { DEVICE_ID_COOKIE } from '@/server/auth/session/session-start'
import { findToken, hashOf, isSameDevice, type Purpose } from './tokens'

export type EmailedLink = { problem: string } | { problem: null; email: string; needsPassword: boolean }

/** State of the link a page was opened with. Does not consume it: mail scanners open links too. */
export async function readEmailedLink(
  purpose: Purpose,
  secret: unknown,
  locale: Locale,
): Promise<EmailedLink> {
  const found = await findToken(purpose, typeof secret === 'string' ? secret.slice(0, 100) : '')
  if (!found.ok) return { problem: (await refused(locale, '', found.issues)).message ?? '' }
  const device = (await cookies()).get(DEVICE_ID_COOKIE)?.value
  const needsPassword = !isSameDevice(found.value, { deviceHash: device ? hashOf(device) : null })
  return { problem: null, email: found.value.email, needsPassword }
}

import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/domain/locale'
import { FormErrors } from '@/ui/forms/form-errors'

const CODES = [
  'expired',
  'refused',
  'unreachable',
  'unverified',
  'passwordFirst',
  'otherGoogle',
  'closed',
] as const

type Query = { google?: string | string[]; minutes?: string | string[] }

/** The Google error in the query string: 'Google login failed: {message}' (rule P23). */
export async function GoogleNotice({ locale, query }: { locale: Locale; query: Query }) {
  const t = await getTranslations({ locale, namespace: 'google' })
  const issues = await getTranslations({ locale, namespace: 'issues' })
  const code = CODES.find((each) => each === query.google)
  const minutes = Number(query.minutes)
  const isWait = query.google === 'wait' && minutes >= 1 && minutes <= 60
  if (!code && !isWait) return null
  const message = code ? issues(`google.${code}`) : issues('throttle.wait', { minutes })
  return <FormErrors title={t('failed', { message })} />
}

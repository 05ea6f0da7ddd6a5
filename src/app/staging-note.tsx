import type { Locale } from '@/domain/locale'
import { isStaging } from '@/server/settings/env'
import { getTranslations } from '@/server/texts/translations'

/** Says on every page of a staging that it is one (rule Q12). Also in Payload's pages, which have colours of their own. */
export function StagingNote({ locale }: { locale: Locale }) {
  if (!isStaging()) return null
  const t = getTranslations({ locale, namespace: 'layout' })
  return (
    <aside lang={locale} style={STYLE}>
      {t('staging')}
    </aside>
  )
}

const STYLE = {
  padding: '0.375rem 1rem',
  textAlign: 'center',
  fontSize: '0.875rem',
  fontWeight: 600,
  background: 'var(--persimmon-wash, var(--theme-warning-100))',
  color: 'var(--ink, var(--theme-warning-950))',
} as const

import { useTranslations } from 'next-intl'
import type { GuardWords } from './unsaved-guard'

/** What a form says that would be left before it is sent. */
export function useGuardWords(): GuardWords {
  const t = useTranslations('profile.unsent')
  return { title: t('title'), text: t('text'), stay: t('stay'), leave: t('leave') }
}

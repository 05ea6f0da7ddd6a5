import { useTranslations } from 'next-intl'
import { FormErrors } from '@/ui/forms/form-errors'

/** Signing out without script failed: 'Sign Out Failed: {message}' (rule P23). */
export function LogoutFailed() {
  const t = useTranslations('account')
  const errors = useTranslations('errors')
  return <FormErrors title={t('logoutFailed', { message: errors('unexpected') })} />
}

import { useLocale, useTranslations } from 'next-intl'
import type { CompanyRole } from '@/domain/people/companies/role'
import { ActionForm } from '@/ui/forms/action-form'
import { join } from './company-actions'

/** What an invited member will be, and the button that joins. */
export function JoinForm({ token, role }: { token: string; role: CompanyRole }) {
  const t = useTranslations('company')
  const locale = useLocale()
  return (
    <>
      <p>{t(`about.${role}`)}</p>
      <ActionForm
        action={join}
        label={t('join.button')}
        failed={t.raw('failed') as string}
        kind="primary"
        hidden={{ locale, token }}
      />
    </>
  )
}

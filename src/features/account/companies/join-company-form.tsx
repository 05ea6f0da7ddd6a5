import { useLocale, useTranslations } from 'next-intl'
import type { CompanyRole } from '@/domain/people/companies/role'
import { ActionForm } from '@/ui/forms/action-form'
import { joinCompanyAction } from './company-actions'

/** What an invited member will be, and the button that joins. */
export function JoinCompanyForm({ token, role }: { token: string; role: CompanyRole }) {
  const t = useTranslations('company')
  const locale = useLocale()
  return (
    <>
      <p>{t(`about.${role}`)}</p>
      <ActionForm
        action={joinCompanyAction}
        label={t('join.button')}
        failed={t.raw('failed') as string}
        kind="primary"
        hidden={{ locale, token }}
      />
    </>
  )
}

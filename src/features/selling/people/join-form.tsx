import { useLocale, useTranslations } from 'next-intl'
import type { SellerRole } from '@/domain/people/sellers/seller-people'
import { ActionForm } from '@/ui/forms/action-form'
import { join } from './people-actions'

/** What an invited person will do, and the button that joins. */
export function JoinForm({ token, role }: { token: string; role: SellerRole }) {
  const t = useTranslations('sellerPeople')
  const locale = useLocale()
  return (
    <>
      <p>{t(`about.${role}`)}</p>
      <p className="text-muted text-sm">{t('join.buying')}</p>
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

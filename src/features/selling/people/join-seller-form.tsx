import { useLocale, useTranslations } from 'next-intl'
import type { SellerRole } from '@/domain/people/sellers/seller-people'
import { ActionForm } from '@/ui/forms/action-form'
import { joinSellerAction } from './people-actions'

/** What an invited person will do, and the button that joins. */
export function JoinSellerForm({ token, role }: { token: string; role: SellerRole }) {
  const t = useTranslations('sellerPeople')
  const locale = useLocale()
  return (
    <>
      <p>{t(`about.${role}`)}</p>
      <p className="text-muted text-sm">{t('join.buying')}</p>
      <ActionForm
        action={joinSellerAction}
        label={t('join.button')}
        failed={t.raw('failed') as string}
        kind="primary"
        hidden={{ locale, token }}
      />
    </>
  )
}

import { useTranslations } from 'next-intl'
import type { SellerStatus } from '@/domain/people/actor'
import { Notice } from './notice'
import { SellerStatusReason } from './seller-status-reason'

type Props = {
  status: Exclude<SellerStatus, 'active'>
  reason?: string | null
  contactEmail: string
}

/** Why a seller cannot sell now: under review (rule S4), or rejected or suspended for a reason (rule P2). */
export function SellerStatusNotice({ status, reason, contactEmail }: Props) {
  const t = useTranslations('seller')
  if (status === 'pending')
    return (
      <Notice title={t('pending.title')}>
        <p>{t('pending.text')}</p>
        <p>{t('pending.time')}</p>
      </Notice>
    )
  return (
    <Notice title={t(`${status}.title`)}>
      <SellerStatusReason status={status} reason={reason} contactEmail={contactEmail} />
    </Notice>
  )
}

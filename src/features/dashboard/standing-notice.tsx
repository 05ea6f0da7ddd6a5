import { useTranslations } from 'next-intl'
import type { SellerStatus } from '@/domain/people/account'
import { Notice } from './notice'
import { StandingReason } from './standing-reason'

type Props = {
  status: Exclude<SellerStatus, 'active'>
  reason?: string | null
  contactEmail: string
}

/** Why a seller cannot sell now: still being looked at (rule S4), or refused or stopped with the reason given (rule P2). */
export function StandingNotice({ status, reason, contactEmail }: Props) {
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
      <StandingReason status={status} reason={reason} contactEmail={contactEmail} />
    </Notice>
  )
}

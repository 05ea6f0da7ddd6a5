import { useTranslations } from 'next-intl'
import type { SellerStatus } from '@/domain/account'
import { ButtonLink } from '@/ui/button'
import { Notice } from './notice'

type Props = {
  status: Exclude<SellerStatus, 'active'>
  reason?: string | null
  contactEmail: string
}

/** Why a seller cannot sell now: still being looked at (spec 2), or refused or stopped with the reason given (ruling P2). */
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
      <p>{t(`${status}.text`)}</p>
      {reason ? (
        <dl className="border-persimmon border-s-2 ps-4">
          <dt className="text-muted text-sm">{t('reason')}</dt>
          <dd className="whitespace-pre-line">{reason}</dd>
        </dl>
      ) : null}
      <p>{t(`${status}.next`)}</p>
      <ButtonLink kind="primary" href={`mailto:${contactEmail}`}>
        {t('write', { email: contactEmail })}
      </ButtonLink>
    </Notice>
  )
}

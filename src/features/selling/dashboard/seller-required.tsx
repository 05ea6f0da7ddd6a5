import { useLocale, useTranslations } from 'next-intl'
import type { Actor } from '@/domain/people/actor'
import { localePath } from '@/messages/locales'
import { ButtonLink } from '@/ui/parts/button'
import { Notice } from './notice'
import { PendingNext, SellerStatusReason } from './seller-status-notice'

type Props = {
  actor: Actor
  reason?: string | null
  /** What staff asked a seller under review for (rule A21). */
  asked?: string | null
  contactEmail: string
  hasNumber?: boolean
}

/** For a user who may not list products: what is missing (rule C32). */
export function SellerRequired({ actor, reason, asked, contactEmail, hasNumber }: Props) {
  const t = useTranslations('seller')
  const locale = useLocale()
  const status = actor.kind === 'seller' && actor.status !== 'active' ? actor.status : null
  return (
    <Notice title={t('required.title')}>
      {status === 'pending' ? (
        <>
          <p>{t('required.pending')}</p>
          <PendingNext asked={asked} hasNumber={hasNumber} />
        </>
      ) : status ? (
        <>
          <p className="font-medium">{t(`${status}.title`)}</p>
          <SellerStatusReason status={status} reason={reason} contactEmail={contactEmail} />
        </>
      ) : (
        <>
          <p>{t('required.text')}</p>
          <ButtonLink kind="primary" href={localePath(locale, '/become-seller')}>
            {t('denied.become')}
          </ButtonLink>
        </>
      )}
    </Notice>
  )
}

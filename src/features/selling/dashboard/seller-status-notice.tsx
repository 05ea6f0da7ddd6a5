import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { SellerStatus } from '@/domain/people/actor'
import { localePath } from '@/messages/locales'
import { ButtonLink } from '@/ui/parts/button'
import { Notice } from './notice'

type Props = {
  status: Exclude<SellerStatus, 'active'>
  reason?: string | null
  contactEmail: string
  /** Whether they gave the business number, without which nobody is approved. */
  hasNumber?: boolean
  /** What is asked of a seller who waits, above the way to the profile. */
  asked?: ReactNode
}

/** Why a seller cannot sell now: under review (rule S4), perhaps with a question (rule A21), or stopped for a reason (rule P2). */
export function SellerStatusNotice({ status, reason, contactEmail, hasNumber, asked }: Props) {
  const t = useTranslations('seller')
  if (status === 'pending')
    return (
      <Notice title={t('pending.title')}>
        <p>{t('pending.text')}</p>
        {asked}
        <PendingNext asked={reason} hasNumber={hasNumber} />
      </Notice>
    )
  return (
    <Notice title={t(`${status}.title`)}>
      <SellerStatusReason status={status} reason={reason} contactEmail={contactEmail} />
    </Notice>
  )
}

/** How long the review takes, and what the seller can do meanwhile. */
export function PendingNext({ asked, hasNumber = true }: { asked?: string | null; hasNumber?: boolean }) {
  const t = useTranslations('seller')
  return (
    <>
      <p>{t('pending.time')}</p>
      {asked ? <AskedDocument words={asked} /> : <Preparation hasNumber={hasNumber} />}
      <ProfileLink />
    </>
  )
}

/** What a new seller can do during the review (rule S4). */
function Preparation({ hasNumber }: { hasNumber: boolean }) {
  const t = useTranslations('seller.pending')
  const steps = useTranslations('dashboard.firstSteps')
  return (
    <section aria-labelledby="prepare">
      <h2 id="prepare" className="mb-1 font-medium">
        {t('prepare')}
      </h2>
      <ul className="list-disc ps-5">
        {hasNumber ? null : <li>{t('registration')}</li>}
        <li>{steps('profile')}</li>
        <li>{steps('documents')}</li>
        <li>{steps('bank')}</li>
        <li>{t('products')}</li>
        <li>{t('shipping')}</li>
      </ul>
    </section>
  )
}

/** What staff need before they can decide (rule A21). */
function AskedDocument({ words }: { words: string }) {
  const t = useTranslations('seller')
  return (
    <>
      <dl className="border-persimmon border-s-2 ps-4">
        <dt className="text-muted text-sm">{t('asked')}</dt>
        <dd className="wrap-anywhere whitespace-pre-line">{words}</dd>
      </dl>
      <p>{t('askedNext')}</p>
    </>
  )
}

type SuspendedProps = { reason?: string | null; contactEmail: string }

/** On top of the pages of a suspended seller, which may be read and not used (rule N1). */
export function SuspendedNotice({ reason, contactEmail }: SuspendedProps) {
  const t = useTranslations('seller.suspended')
  return (
    <aside
      aria-labelledby="suspended"
      className="border-persimmon-deep bg-persimmon-wash mb-8 grid justify-items-start gap-3 rounded-md border p-4 md:p-6"
    >
      <p id="suspended" className="text-lg font-semibold">
        {t('title')}
      </p>
      <p>{t('readOnly')}</p>
      <SellerStatusReason status="suspended" reason={reason} contactEmail={contactEmail} />
    </aside>
  )
}

type ReasonProps = {
  status: Exclude<SellerStatus, 'active' | 'pending'>
  reason?: string | null
  contactEmail: string
}

/** The reason that staff gave for rejecting or suspending a seller (rule P2), and what to do about it. */
export function SellerStatusReason({ status, reason, contactEmail }: ReasonProps) {
  const t = useTranslations('seller')
  return (
    <>
      <p>{t(`${status}.text`)}</p>
      {reason ? (
        <dl className="border-persimmon border-s-2 ps-4">
          <dt className="text-muted text-sm">{t('reason')}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">{reason}</dd>
        </dl>
      ) : null}
      <p>{t(`${status}.next`)}</p>
      {status === 'rejected' ? <ProfileLink /> : null}
      <ButtonLink kind={status === 'rejected' ? 'plain' : 'primary'} href={`mailto:${contactEmail}`}>
        {t('write', { email: contactEmail })}
      </ButtonLink>
    </>
  )
}

/** Sellers who wait or were rejected complete their profile (rule N1). */
function ProfileLink() {
  const t = useTranslations('seller')
  return (
    <ButtonLink kind="primary" href={localePath(useLocale(), '/seller/profile')}>
      {t('profile')}
    </ButtonLink>
  )
}

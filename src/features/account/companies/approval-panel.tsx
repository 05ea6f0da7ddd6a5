import { useFormatter, useLocale, useTranslations } from 'next-intl'
import type { ApprovalStatus } from '@/domain/people/companies/approval'
import { dateFormat, momentFormat } from '@/domain/locale'
import { ApprovalSteps } from './approval-steps'

type Order = {
  number: string
  status: string
  checkout: {
    id: string
    expiresAt: string | null
    approval?: {
      status: ApprovalStatus
      asker: string | null
      person: string | null
      at: string | null
      reason: string | null
      owners: string[]
    } | null
  }
}

type Props = { order: Order; mayDecide: boolean }

/** On an order of a company: who decides on it, or did, and for an owner the decision itself (rule M100). */
export function ApprovalPanel({ order, mayDecide }: Props) {
  const t = useTranslations('company.approval')
  const locale = useLocale()
  const { list } = useFormatter()
  const { approval, expiresAt, id } = order.checkout
  if (!approval) return null
  const { status, asker, person, at, reason, owners } = approval
  const isOpen = status === 'waiting' && order.status === 'pending_payment'
  const days = dateFormat(locale, { dateStyle: 'long', timeZone: 'America/Toronto' })
  const names = { asker: asker ?? '–', person: person ?? '–', day: at ? days.format(new Date(at)) : '–' }
  const text =
    status === 'waiting' && !isOpen
      ? t('over')
      : status === 'waiting'
        ? t('waiting', { ...names, owners: list(owners, { type: 'disjunction' }) })
        : t(status, names)
  return (
    <section
      aria-label={t('title')}
      className="border-celadon bg-celadon-wash grid gap-3 rounded-md border p-4"
    >
      <p className="font-medium wrap-anywhere">{text}</p>
      {isOpen && expiresAt ? (
        <p className="text-sm">
          {t('until', { date: momentFormat(locale, 'America/Toronto').format(new Date(expiresAt)) })}
        </p>
      ) : null}
      {status === 'declined' && reason ? (
        <p className="max-w-prose wrap-anywhere whitespace-pre-line">{t('reason', { reason })}</p>
      ) : null}
      {mayDecide ? <ApprovalSteps checkout={id} about={order.number} isOffered={isOpen} /> : null}
    </section>
  )
}

import { useFormatter, useTranslations } from 'next-intl'
import type { ApprovalNeed } from './approval-need'

/** Above the button: for whom the order will wait before it is paid (rule M101). */
export function ApprovalNote({ need }: { need: ApprovalNeed | null }) {
  const t = useTranslations('company.checkout')
  const { list } = useFormatter()
  if (!need) return null
  if (need.kind === 'none') return <p className="text-sm">{t('within')}</p>
  if (need.kind === 'refused') return <p className="text-persimmon-deep font-medium">{t('refused')}</p>
  return (
    <p className="font-medium wrap-anywhere">
      {t(need.kind, { owners: list(need.owners, { type: 'disjunction' }) })}
    </p>
  )
}

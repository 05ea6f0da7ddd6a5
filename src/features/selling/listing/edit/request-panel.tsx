import { getTranslations } from 'next-intl/server'
import { momentFormat, type Locale } from '@/domain/locale'
import { comparedFacts } from '@/domain/products/listing/change-comparison'
import { isOpenChange, type ChangeStatus } from '@/domain/products/listing/change-rule'
import type { OwnDocument } from '@/features/selling/listing/documents/list-own-documents'
import type { StoredPictures } from '@/features/selling/listing/form/form-state'
import { Badge } from '@/ui/parts/badge'
import { ComparisonTable } from './comparison-table'
import type { FoundChange } from './find-change'
import { WithdrawButton } from './withdraw-button'

type Props = {
  product: { id: string }
  change: FoundChange
  pictures: StoredPictures
  documents: readonly OwnDocument[]
  locale: Locale
  timeZone: string
  canAct: boolean
}

const TONES: Record<ChangeStatus, 'stone' | 'celadon' | 'persimmon'> = {
  pending: 'stone',
  changes_requested: 'persimmon',
  declined: 'persimmon',
  approved: 'celadon',
  withdrawn: 'stone',
}

/** The last change request of a product: where it stands, in whose words, and what it wants (rules C5, C45, C49). */
export async function RequestPanel({
  product,
  change,
  pictures,
  documents,
  locale,
  timeZone,
  canAct,
}: Props) {
  const t = await getTranslations({ locale, namespace: 'productEdit.request' })
  const { status, reason } = change
  const at = status === 'pending' ? change.updatedAt : (change.decidedAt ?? change.updatedAt)
  const date = momentFormat(locale, timeZone).format(new Date(at))
  const isOpen = isOpenChange(status)
  const facts = status === 'approved' ? [] : comparedFacts(product, change)
  const table = <ComparisonTable {...{ facts, pictures, documents, locale }} />
  return (
    <section
      aria-labelledby="request"
      className="border-line bg-raised mb-8 grid max-w-4xl gap-4 rounded-md border p-4 md:p-6"
    >
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="request" className="text-lg">
          {t('title')}
        </h2>
        <Badge tone={TONES[status]}>{t(`states.${status}`)}</Badge>
      </div>
      <p>{t(`about.${status}`, { date })}</p>
      {reason ? (
        <div>
          <p className="text-muted text-sm">{t('reason')}</p>
          <blockquote className="border-persimmon-deep border-s-2 ps-3 break-words whitespace-pre-line">
            {reason}
          </blockquote>
        </div>
      ) : null}
      {facts.length > 0 && isOpen ? table : null}
      {facts.length > 0 && !isOpen ? (
        <details className="fold">
          <summary>{t('show')}</summary>
          {table}
        </details>
      ) : null}
      {isOpen && canAct ? <WithdrawButton product={product.id} change={change.id} locale={locale} /> : null}
    </section>
  )
}

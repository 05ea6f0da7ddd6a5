import type { CategoryNode } from '@/server/products/category-tree'
import { categoryIn } from '@/domain/products/category'
import { shippingPlaceName } from '@/domain/people/address/shipping-place'
import { placeName } from '@/domain/people/address/place-name'
import { picturePath } from '@/domain/products/picture'
import { GOOD_PICTURES, type Picture, type ReviewDetails } from '@/admin/queues/decisions/get-reviewed'
import { factLabel, factText } from '@/admin/records/fact-words'
import { adminWords, panelLocale } from '@/admin/parts/words'
import { ComparedTable } from './compared-table'
import { DeclinedBefore } from './declined-before'
import { ReviewedDocuments } from './reviewed-documents'
import { TierTable } from './tier-table'

type Language = { language: string }
type Props = {
  reviewed: ReviewDetails
  categories: readonly CategoryNode[]
  isChange: boolean
  i18n: Language
}

/** What staff compare: the changes side by side or all facts of a new product, pictures, prices, and what is missing. */
export function ReviewedDetails({ reviewed, categories, isChange, i18n }: Props) {
  const t = adminWords(i18n, 'staff.queue.facts')
  const { product, pictures, picturesNow, helps, declined, names } = reviewed
  const category = categoryIn(categories, idOf(product.listedIn))
  return (
    <>
      {declined ? (
        <DeclinedBefore declined={declined} pictures={names} categories={categories} i18n={i18n} />
      ) : null}
      {isChange ? <Comparison reviewed={reviewed} i18n={i18n} /> : null}
      {picturesNow.length > 0 ? (
        <div className="tw:grid tw:grid-cols-[repeat(auto-fit,minmax(14rem,1fr))] tw:gap-x-[1.5rem]">
          <Pictures title={t('picturesNow')} pictures={picturesNow} isChange={false} i18n={i18n} />
          <Pictures title={t('picturesWanted')} pictures={pictures} isChange i18n={i18n} />
        </div>
      ) : (
        <Pictures title={t('pictures')} pictures={pictures} isChange={false} i18n={i18n} />
      )}
      <ReviewedDocuments documents={reviewed.documents} isChange={isChange} i18n={i18n} />
      {isChange ? null : <Facts reviewed={reviewed} category={category} i18n={i18n} />}
      <h3>{t('tiers')}</h3>
      <TierTable tiers={product.moqPrices} i18n={i18n} />
      <h3>{t('checklist')}</h3>
      {helps.length === 0 ? (
        <p className="queue-note">{t('complete')}</p>
      ) : (
        <ul className="queue-list">
          {helps.map((help) => (
            <li key={help}>{t(`helps.${help}`, { count: GOOD_PICTURES })}</li>
          ))}
        </ul>
      )}
    </>
  )
}

const idOf = (related: string | { id: string }) => (typeof related === 'string' ? related : related.id)

function Comparison({ reviewed, i18n }: Pick<Props, 'reviewed' | 'i18n'>) {
  const t = adminWords(i18n, 'staff.queue.facts')
  const { compared, names } = reviewed
  if (!compared) return <p className="panel-wrong queue-problem">{t('stuck')}</p>
  return (
    <ComparedTable
      label={t('wanted')}
      columns={[t('field'), t('now'), t('wanted')]}
      rows={compared.map(({ name, now, wanted }) => ({
        name,
        label: factLabel(name, i18n),
        one: factText(name, now, names, i18n),
        other: factText(name, wanted, names, i18n),
      }))}
    />
  )
}

function Pictures({
  title,
  pictures,
  isChange,
  i18n,
}: {
  title: string
  pictures: readonly Picture[]
  isChange: boolean
  i18n: Language
}) {
  const t = adminWords(i18n, 'staff.queue.facts')
  return (
    <div>
      <h3>{title}</h3>
      {pictures.length === 0 ? <p className="queue-note">{t('noPictures')}</p> : null}
      {/* A region that scrolls sideways must be reachable by keyboard. */}
      <ul className="queue-pictures" tabIndex={0} aria-label={title}>
        {pictures.map(({ id, hash, name, isNew }) => (
          <li key={id} data-new={isChange && isNew ? '' : undefined}>
            {hash ? (
              <a href={picturePath(hash, 2000)} target="_blank" rel="noreferrer">
                <img
                  src={picturePath(hash, 768)}
                  alt={name}
                  className="panel-picture"
                  loading="lazy"
                  width={480}
                  height={600}
                />
              </a>
            ) : (
              name
            )}
            {isChange && isNew ? <span>{t('added')}</span> : null}
          </li>
        ))}
      </ul>
    </div>
  )
}

type FactsProps = { reviewed: ReviewDetails; category: string | undefined; i18n: Language }

function Facts({ reviewed, category, i18n }: FactsProps) {
  const t = adminWords(i18n, 'staff.queue.facts')
  const { product, facts, names } = reviewed
  const { leadTimeDays } = product
  const trade = [
    [t('category'), category ?? product.category],
    [t('sku'), product.sku],
    [t('origin'), placeName(product.origin, panelLocale(i18n))],
    // The country decides tax and arrival.
    [t('shipsFrom'), shippingPlaceName(product, panelLocale(i18n))],
    [t('certifications'), product.certifications?.join(', ')],
    [t('stock'), String(product.stock)],
    [t('leadTime'), leadTimeDays ? t('days', { days: leadTimeDays }) : null],
  ] as const
  const described = Object.entries(facts).filter(([name, value]) => name !== 'images' && value !== null)
  return (
    <details open>
      <summary>{t('all')}</summary>
      <dl className="queue-facts">
        {trade.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || t('none')}</dd>
          </div>
        ))}
        {described.map(([name, value]) => (
          <div key={name}>
            <dt>{factLabel(name, i18n)}</dt>
            <dd>{factText(name, value, names, i18n)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

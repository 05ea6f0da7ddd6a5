import { momentFormat } from '@/domain/locale'
import type { TrustedProduct } from '@/admin/queues/decisions/list-trusted'
import { adminWords, panelLocale } from '@/admin/parts/words'

type Props = { products: readonly TrustedProduct[]; i18n: { language: string } }

/** What was approved at once, for staff who want to check it afterwards (rule A25). */
export function TrustedProducts({ products, i18n }: Props) {
  if (products.length === 0) return null
  const t = adminWords(i18n, 'staff.queue')
  const moment = momentFormat(panelLocale(i18n), 'America/Toronto')
  return (
    <section aria-labelledby="trusted" className="panel-box">
      <h2 id="trusted">{t('trusted')}</h2>
      <ul className="queue-list">
        {products.map(({ id, name, company, at }) => (
          <li key={id}>
            <a href={`/admin/collections/products/${id}`}>{name}</a> ({company}, {moment.format(new Date(at))}
            )
          </li>
        ))}
      </ul>
    </section>
  )
}

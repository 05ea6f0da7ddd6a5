import { formatWhole } from '@/domain/locale'
import { formatMoney } from '@/domain/money'
import { OPEN_MAX, type Tier } from '@/domain/products/prices/tiers'
import { adminWords, panelLocale } from '@/admin/parts/words'

type Props = { tiers: readonly Tier[]; i18n: { language: string } }

/** Prices by quantity. */
export function TierTable({ tiers, i18n }: Props) {
  const t = adminWords(i18n, 'staff.queue.facts')
  const locale = panelLocale(i18n)
  return (
    <div className="queue-scroll">
      <table>
        <thead>
          <tr>
            <th scope="col" data-number="">
              {t('quantity')}
            </th>
            <th scope="col" data-number="">
              {t('price')}
            </th>
          </tr>
        </thead>
        <tbody>
          {tiers.map(({ minQty, maxQty, unitPrice }) => (
            <tr key={minQty}>
              <td data-number="">
                {formatWhole(minQty, locale)}
                {maxQty >= OPEN_MAX ? '+' : `–${formatWhole(maxQty, locale)}`}
              </td>
              <td data-number="">{formatMoney(unitPrice, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

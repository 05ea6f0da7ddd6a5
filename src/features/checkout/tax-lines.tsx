import { useFormatter, useTranslations } from 'next-intl'
import { PPM } from '@/domain/money'
import type { TaxLine } from '@/domain/tax/tax'
import { Price } from '@/ui/price'

/** Each tax of the province on its own line with its rate (rule M3). */
export function TaxLines({ taxes }: { taxes: readonly TaxLine[] }) {
  const t = useTranslations('taxes')
  const format = useFormatter()
  return taxes.map(({ kind, ratePpm, amount }) => (
    <div key={`${kind} ${ratePpm}`}>
      <dt>
        {t(kind)} {format.number(ratePpm / PPM, { style: 'percent', maximumFractionDigits: 3 })}
      </dt>
      <dd>
        <Price cents={amount} />
      </dd>
    </div>
  ))
}

import { useLocale, useTranslations } from 'next-intl'
import { isPriceKind } from '@/domain/products/listing/bulk-change'
import { formatWhole } from '@/domain/locale'
import { formatMoney } from '@/domain/money'
import { Button } from '@/ui/parts/button'
import type { BulkStep } from './bulk-step'
import type { Bulk } from './use-bulk'

type Step = Extract<BulkStep, { at: 'preview' }>
type Props = { step: Step; bulk: Bulk }

/** Every stock or price, old and new, before anything is changed (rule S19). */
export function BulkPreview({ step, bulk }: Props) {
  const t = useTranslations('productBulk')
  const locale = useLocale()
  const { kind, value, rows } = step
  const amount = (number: number) =>
    isPriceKind(kind) ? formatMoney(number, locale) : formatWhole(number, locale)
  const canStart = rows.some(({ problem }) => problem === undefined)
  return (
    <>
      <h3 className="font-medium" tabIndex={-1} data-begin="">
        {t('previewTitle')}
      </h3>
      <div
        className="border-line max-h-[50dvh] overflow-auto border-y"
        tabIndex={0}
        role="region"
        aria-label={t('previewTitle')}
      >
        <table className="figures w-full text-sm">
          <thead>
            <tr className="border-line border-b text-start">
              <th scope="col" className="py-2 pe-3 text-start font-medium">
                {t('product')}
              </th>
              <th scope="col" className="py-2 pe-3 text-end font-medium">
                {t('now')}
              </th>
              <th scope="col" className="py-2 text-end font-medium">
                {t('next')}
              </th>
            </tr>
          </thead>
          {rows.map(({ id, name, lines, problem }) => (
            <tbody key={id} className="border-line border-b last:border-b-0">
              <tr>
                <th scope="rowgroup" colSpan={3} className="pt-2 pb-1 text-start font-medium wrap-anywhere">
                  {name}
                </th>
              </tr>
              {problem === undefined ? null : (
                <tr>
                  <td colSpan={3} className="text-persimmon-deep pb-2">
                    {problem}
                  </td>
                </tr>
              )}
              {lines.map(({ minQty, from, to }) => (
                <tr key={minQty ?? 0}>
                  <td className="text-muted pe-3 pb-2">
                    {minQty === undefined ? t('stock') : t('from', { quantity: formatWhole(minQty, locale) })}
                  </td>
                  <td className="pe-3 pb-2 text-end">{amount(from)}</td>
                  <td className="pb-2 text-end font-medium">{amount(to)}</td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
      {canStart ? null : <p>{t('noneLeft')}</p>}
      <div className="flex flex-wrap gap-2">
        {canStart ? (
          <Button kind="primary" isBusy={bulk.isSending} onClick={() => bulk.start(kind, value, rows)}>
            {t('confirm')}
          </Button>
        ) : null}
        <Button onClick={bulk.back}>{t('back')}</Button>
      </div>
    </>
  )
}

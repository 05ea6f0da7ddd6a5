import { useLocale, useTranslations } from 'next-intl'
import { MAX_FILE_TIERS, FILE_COLUMNS } from '@/domain/products/import/product-columns'
import { BYTE_ORDER_MARK, csvLines } from './csv-lines'

const RULES = ['export', 'new', 'known', 'empty', 'stock', 'categories', 'tiers', 'pictures'] as const

/** The first row of a file, in the link itself: there is nothing to ask the server. */
const TEMPLATE = `data:text/csv;charset=utf-8,${encodeURIComponent(BYTE_ORDER_MARK + csvLines([FILE_COLUMNS]))}`

/** What an import does, and the columns it knows (rules N11, C51). */
export function ImportRules() {
  const t = useTranslations('productTransfer')
  const locale = useLocale()
  return (
    <section aria-labelledby="rules" className="mt-10 max-w-3xl">
      <h2 id="rules" className="mb-3 text-lg">
        {t('rules.title')}
      </h2>
      <ul className="grid list-disc gap-2 ps-5">
        {RULES.map((rule) => (
          <li key={rule}>{t(`rules.${rule}`, { count: MAX_FILE_TIERS })}</li>
        ))}
      </ul>
      <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
        <a className="link" href={TEMPLATE} download="maru-products.csv">
          {t('template')}
        </a>
        <a className="link" href={`/api/seller-products/csv?locale=${locale}`} download>
          {t('rules.exportLink')}
        </a>
      </p>
      <details className="fold mt-6">
        <summary>{t('rules.columns')}</summary>
        <ul className="flex flex-wrap gap-2 pb-4">
          {FILE_COLUMNS.map((name) => (
            <li key={name}>
              <code className="bg-tone rounded-sm px-1.5 py-0.5 text-sm">{name}</code>
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}

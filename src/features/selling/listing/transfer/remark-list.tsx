import { useTranslations } from 'next-intl'
import { MAX_REMARKS, type ResultRow } from './get-import'
import { reasonText } from './reason-text'

/** The first rows that have something to say; the result file has all. */
export function RemarkList({ rows }: { rows: ResultRow[] }) {
  const t = useTranslations('productTransfer')
  const issues = useTranslations('issues')
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="remarks">
      <h2 id="remarks" className="mb-3 text-lg">
        {t('remarks')}
      </h2>
      {rows.length === MAX_REMARKS ? (
        <p className="text-muted mb-3">{t('firstRemarks', { count: MAX_REMARKS })}</p>
      ) : null}
      <ul className="border-line divide-line divide-y border-y">
        {rows.map(({ line, sku, outcome, reasons }) => (
          <li
            key={line}
            className="grid grid-cols-[auto_1fr_auto] gap-x-4 gap-y-1 py-2 md:grid-cols-[5rem_9rem_6rem_1fr]"
          >
            <span className="figures text-muted">{t('lineNumber', { line })}</span>
            <span className="min-w-0 font-medium wrap-anywhere">{sku}</span>
            <span>{t(`outcome.${outcome ?? 'waiting'}`)}</span>
            <span className="col-span-3 min-w-0 wrap-anywhere md:col-span-1">
              {reasonText({ issues, t }, reasons)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

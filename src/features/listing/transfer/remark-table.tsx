import { useTranslations } from 'next-intl'
import { MAX_REMARKS, type ResultRow } from './get-import'
import { reasonText } from './reason-text'

/** The first rows that have something to say; the result file has all. */
export function RemarkTable({ rows }: { rows: ResultRow[] }) {
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
      <table className="w-full text-start">
        <thead>
          <tr className="border-line border-b">
            {(['line', 'sku', 'outcome', 'reason'] as const).map((column) => (
              <th key={column} scope="col" className="text-muted py-2 pe-4 text-start text-sm font-medium">
                {t(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, sku, outcome, reasons }) => (
            <tr key={line} className="border-line border-b align-top">
              <td className="figures py-2 pe-4">{line}</td>
              <td className="max-w-32 py-2 pe-4 wrap-anywhere">{sku}</td>
              <td className="py-2 pe-4 whitespace-nowrap">{t(`outcome.${outcome ?? 'waiting'}`)}</td>
              <td className="py-2 wrap-anywhere">{reasonText(issues, reasons)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

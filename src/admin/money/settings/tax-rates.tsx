import type { Province } from '@/domain/people/address/postal-code'
import { formatTag } from '@/domain/locale'
import { allTaxRates, TAX_KINDS, type TaxRates } from '@/domain/payments/tax/tax'
import { adminScreen } from '@/admin/frame/admin-screen'
import { dayText } from '@/admin/parts/moment-text'
import { adminWords } from '@/admin/parts/words'

const PPM = 1_000_000

const DAY = { whiteSpace: 'nowrap' } as const

/** The tax rates of the release, with source and day (rule N13). Nobody changes them here. */
export const TaxRatesScreen = adminScreen('taxRates', ({ i18n, locale }) => {
  const t = adminWords(i18n, 'staff.taxRates')
  const provinces = adminWords(i18n, 'provinces')
  const taxes = adminWords(i18n, 'taxes')
  const percent = new Intl.NumberFormat(`${locale}-CA`, { style: 'percent', maximumFractionDigits: 3 })
  const month = new Intl.DateTimeFormat(formatTag(locale), {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  /** A day, or a month alone. */
  const checked = (at: string) =>
    at.length === 'YYYY-MM'.length ? month.format(new Date(at)) : dayText(new Date(at), locale)
  const ratesOf = (rates: TaxRates) =>
    TAX_KINDS.filter((kind) => rates[kind] !== undefined)
      .map((kind) => `${taxes(kind)} ${percent.format((rates[kind] ?? 0) / PPM)}`)
      .join(' + ')
  return (
    <>
      <p>{t('about')}</p>
      <div className="admin-table">
        <table>
          <thead>
            <tr>
              {(['province', 'rates', 'from', 'source', 'checked'] as const).map((column) => (
                <th key={column} scope="col">
                  {t(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {allTaxRates().map(({ province, rates }) => (
              <tr key={`${province} ${rates.from}`}>
                <th scope="row">{provinces(province satisfies Province)}</th>
                <td>{ratesOf(rates)}</td>
                <td style={DAY}>{dayText(new Date(rates.from), locale)}</td>
                <td>{rates.source}</td>
                <td style={DAY}>{checked(rates.checkedAt)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
})

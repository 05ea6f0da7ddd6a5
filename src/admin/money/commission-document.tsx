import type { UIFieldServerProps } from 'payload'
import { adminWords, panelLocale } from '@/admin/parts/words'

/** The PDF that the seller has, through its private route (rule D23). */
export function CommissionDocument({ data, i18n }: UIFieldServerProps) {
  if (!data?.id) return null
  const t = adminWords(i18n, 'financials.commissionInvoices')
  const name = t(data.kind === 'credit_note' ? 'creditNote' : 'invoice', { number: String(data.number) })
  return (
    <p className="field-type">
      <a href={`/api/commission-invoice/${data.id}?locale=${panelLocale(i18n)}`}>{name}</a>
    </p>
  )
}

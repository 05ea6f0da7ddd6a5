import type { Field, PayloadRequest } from 'payload'
import type { ReactNode } from 'react'
import { optionsOf } from '@/admin/lists/options-of'
import { StateBadge } from '@/admin/lists/state-badge'
import { dayText } from '@/admin/parts/moment-text'
import { PanelMoment } from '@/admin/parts/panel-moment'
import { adminWords, panelLocale } from '@/admin/parts/words'
import { formatTag } from '@/domain/locale'
import { CURRENCIES, formatMoney } from '@/domain/money'
import { eventWords } from '@/admin/records/audit/events/event-words'
import { codeText } from './code-text'
import { eventText } from './audit/event-text'
import { RelatedRow } from './related-row'
import { rowText } from './row-text'

type Props = {
  field: Field
  value: unknown
  row: Record<string, unknown>
  req: PayloadRequest
  i18n: { language: string }
}

const PPM = 1_000_000

/** The value of a field as a person reads it. */
export async function RecordFact({ field, value, row, req, i18n }: Props): Promise<ReactNode> {
  const locale = panelLocale(i18n)
  const cell: unknown = Reflect.get(Object(field.admin?.components), 'Cell')
  if (cell === '/src/admin/parts/money-cell#MoneyCell') return formatMoney(Number(value), locale)
  if (cell === '/src/admin/records/audit/event-cell#EventCell' && 'name' in field)
    return eventText(await eventWords(locale), field.name ?? '', value, row.subject)
  if (cell === '/src/admin/records/code-cell#CodeCell' && 'name' in field)
    return codeText(field.name ?? '', value, i18n)
  if (field.type === 'date') {
    const isDay = field.admin?.date?.pickerAppearance === 'dayOnly'
    return isDay ? (
      dayText(new Date(String(value)), locale)
    ) : (
      <PanelMoment at={String(value)} locale={locale} />
    )
  }
  if (field.type === 'array') return [value].flat().map(rowText).join('\n')
  if (field.type === 'checkbox') return adminWords(i18n, 'productEdit.values')(value === true ? 'yes' : 'no')
  // What arrived at a bank, in the smallest unit of its currency.
  const currency = CURRENCIES.find((each) => each === row.currency)
  if (field.type === 'number' && field.name === 'amount' && currency)
    return formatMoney(Number(value), locale, currency)
  if (field.type === 'number') return numberText(field.name, Number(value), formatTag(locale))
  if (field.type === 'select') {
    if (field.name === 'status') return <StateBadge state={String(value)} field={field} i18n={i18n} />
    return [value]
      .flat()
      .map((each) => optionsOf(field, i18n).find((option) => option.value === each)?.label ?? String(each))
      .join(', ')
  }
  const collection = 'name' in field ? pointedAt(field, row) : undefined
  if (collection)
    return [value]
      .flat()
      .map((id) => (
        <RelatedRow key={String(id)} collection={collection} id={String(id)} req={req} i18n={i18n} />
      ))
  return String(value)
}

const numberText = (name: string, value: number, tag: string) =>
  name.endsWith('Ppm')
    ? new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 4 }).format(value / PPM)
    : value.toLocaleString(tag)

/** Where the id in a field leads: a relation says it, of others the row does. */
function pointedAt(field: Field, row: Record<string, unknown>): string | undefined {
  if (field.type === 'relationship' || field.type === 'upload')
    return typeof field.relationTo === 'string' ? field.relationTo : undefined
  if (!('name' in field)) return undefined
  // Of an invoice, the seller in whose name it is.
  if (field.name === 'issuer') return 'sellers'
  if (field.name === 'subjectId') return typeof row.subject === 'string' ? row.subject : undefined
  if (field.name !== 'actorId') return undefined
  return row.actorKind === 'staff' || row.actorKind === 'admin' ? 'staff' : 'users'
}

import type { Field } from 'payload'
import { CURRENCIES, formatMoney } from '@/domain/money'
import type { Locale } from '@/domain/locale'

type Words = {
  label: (field: Field) => string | undefined
  value: (field: Field | undefined, value: unknown) => string | undefined
}

/** The rows of a list, such as price tiers, each value with its name; undefined for anything else. */
export function wordRows(field: Field | undefined, value: unknown, words: Words): string | undefined {
  if (field?.type !== 'array' || !Array.isArray(value)) return undefined
  const rows = value.map((row: object) =>
    Object.entries(row)
      .filter(([name, each]) => name !== 'id' && each !== null)
      .map(([name, each]) => {
        const found = field.fields.find((one) => 'name' in one && one.name === name)
        const text = words.value(found, each) ?? (typeof each === 'string' ? each : JSON.stringify(each))
        return `${(found && words.label(found)) ?? name} ${text}`
      })
      .join(', '),
  )
  return rows.join(' / ') || '–'
}

/** What arrived at a bank of a payout, in its currency and with the bank's rate; undefined for anything else. */
export function wordArrived(value: unknown, locale: Locale): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { amount, currency, rate }: { amount?: unknown; currency?: unknown; rate?: unknown } = value
  const known = CURRENCIES.find((each) => each === currency)
  if (!known || typeof amount !== 'number' || !Number.isSafeInteger(amount)) return undefined
  const money = `${formatMoney(amount, locale, known)} ${known}`
  return rate ? `${money} (${String(rate)})` : money
}

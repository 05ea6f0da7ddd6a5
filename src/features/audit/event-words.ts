import 'server-only'
import { EDITS } from '@/domain/audit/event-filter'
import type { Locale } from '@/domain/locale'
import { formatMoney } from '@/domain/money'
import { boot } from '@/server/db/transaction'
import { getTranslations } from '@/server/translations'
import { isNamedAction } from './named-actions'

/** Amounts in cents among the details. */
const MONEY = new Set(['amount', 'paidByDispute', 'unexplained'])

/** Audit events in plain words of the reader's language. */
export async function eventWords(locale: Locale) {
  const t = getTranslations({ locale, namespace: 'staff.audit' })
  const { collections, globals } = (await boot()).config
  const labels = new Map<string, unknown>([
    ...collections.map(({ slug, labels }) => [slug, labels.singular] as const),
    ...globals.map(({ slug, label }) => [slug, label] as const),
  ])
  const subject = (slug: string) => labelIn(labels.get(slug), locale) ?? slug

  function action(name: string) {
    if (isNamedAction(name)) return t(`actions.${name}`)
    const [slug = '', edit] = name.split('.')
    const known = EDITS.find((each) => each === edit)
    return known ? t(`edits.${known}`, { what: subject(slug) }) : name
  }

  /** Values stored as JSON, each with its name; any other text as it is. */
  function details(stored: string | null) {
    const values = valuesIn(stored)
    if (!values) return stored ?? ''
    return Object.entries(values)
      .filter(([, value]) => value !== null && value !== '')
      .map(
        ([name, value]) =>
          `${isDetail(name) ? t(`details.${name}`) : name}: ${valueText(name, value, locale)}`,
      )
      .join('; ')
  }

  return {
    action,
    details,
    subject,
    subjects: () =>
      [...labels.keys()]
        .filter((slug) => !slug.startsWith('payload-'))
        .map((slug) => ({ slug, label: subject(slug) }))
        .toSorted((one, other) => one.label.localeCompare(other.label, locale)),
    isGlobal: (slug: string) => globals.some((each) => each.slug === slug),
    isCollection: (slug: string) => collections.some((each) => each.slug === slug),
  }
}

export type EventWords = Awaited<ReturnType<typeof eventWords>>

const DETAILS = [
  'amount',
  'arrived',
  'batch',
  'error',
  'from',
  'order',
  'paidByDispute',
  'payment',
  'reason',
  'reference',
  'refund',
  'status',
  'template',
  'thread',
  'unexplained',
  'what',
] as const
const isDetail = (name: string): name is (typeof DETAILS)[number] => DETAILS.some((each) => each === name)

function valuesIn(stored: string | null): Record<string, unknown> | null {
  if (!stored?.startsWith('{')) return null
  try {
    return JSON.parse(stored) as Record<string, unknown>
  } catch {
    return null
  }
}

const valueText = (name: string, value: unknown, locale: Locale) => {
  if (typeof value === 'number' && MONEY.has(name) && Number.isSafeInteger(value))
    return formatMoney(value, locale)
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Payload's labels are texts, texts by language, or functions of the reader's language. */
function labelIn(label: unknown, locale: Locale): string | undefined {
  if (typeof label === 'string') return label
  if (typeof label === 'function') return String(label({ i18n: { language: locale } }))
  if (typeof label !== 'object' || label === null) return undefined
  const { [locale]: own, en } = label as Record<string, string | undefined>
  return own ?? en
}

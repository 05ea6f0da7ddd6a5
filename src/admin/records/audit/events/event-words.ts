import 'server-only'
import type { Field } from 'payload'
import { isProvince } from '@/domain/people/address/postal-code'
import { isId } from '@/domain/values/id'
import { colon, formatTag, type Locale } from '@/domain/locale'
import { CHOICES, type Choice } from '@/domain/staff/decision'
import { formatMoney } from '@/domain/money'
import { carrierName, isCarrier } from '@/domain/orders/shipping/carrier'
import { boot } from '@/server/db/transaction'
import { getTranslations } from '@/server/texts/translations'
import { emailNames } from '@/server/talk/email/email-names'
import { disputeReason } from '@/server/payments/dispute-reason'
import { labelText } from '@/messages/label-text'
import { actionText } from './action-text'
import { changeLines } from './change-lines'
import { dateText } from './date-text'
import { fieldNames } from './field-names'
import { moneyFact } from './money-fact'
import { wordArrived, wordRows } from './word-rows'

/** As src/server/auth/staff/staff-sign-in.ts writes it. */
const SIGNED_IN = /^(with|without) a code, from (.+)$/

/** Amounts in cents among the details. */
const MONEY = new Set([
  ...['amount', 'paidByDispute', 'unexplained'],
  ...['payoutMinimum', 'shippingAmount', 'shippingFreeOver'],
])

const PPM = 1_000_000

/** Audit events in plain words of the reader's language. */
export async function eventWords(locale: Locale) {
  const t = getTranslations({ locale, namespace: 'staff.audit' })
  const { collections, globals } = (await boot()).config
  const labels = new Map<string, unknown>([
    ...collections.map(({ slug, labels }) => [slug, labels.singular] as const),
    ...globals.map(({ slug, label }) => [slug, label] as const),
  ])
  const subject = (slug: string) => labelText(labels.get(slug), { language: locale }) ?? slug

  const choices = getTranslations({ locale, namespace: 'staff.queue.choices' })
  const emailOf = emailNames(locale)
  const provinces = getTranslations({ locale, namespace: 'provinces' })
  const yesNo = getTranslations({ locale, namespace: 'productEdit.values' })
  const fieldsOf = (slug: string | null) =>
    [...collections, ...globals].find((each) => each.slug === slug)?.fields ?? []
  const named = fieldNames(fieldsOf, locale)

  function valueOf(name: string, value: unknown, slug: string | null, { names, subject }: NameSources) {
    if (typeof value === 'string' && names.has(value)) return names.get(value) ?? value
    if (name === 'reason' && slug === 'checkouts') return disputeReason(String(value), locale)
    if (name === 'carrier' && isCarrier(value)) return carrierName(value, locale)
    if (name === 'province' && isProvince(value)) return provinces(value)
    const option =
      optionLabel(slug, name, value) ??
      optionLabel(ELSEWHERE[name]?.[0] ?? null, ELSEWHERE[name]?.[1] ?? name, value)
    if (option) return option
    if (name === 'choice' && isChoice(value)) return choices(value)
    if (name === 'fields' && Array.isArray(value))
      return value.map((each) => fieldLabel(slug, each)).join(', ')
    if (name === 'template' && typeof value === 'string')
      return emailOf(value, slug === 'orders' && subject ? { number: subject } : {})
    const date = dateText(named.field(slug, name), value, locale)
    if (date) return date
    const arrived = name === 'arrived' ? wordArrived(value, locale) : undefined
    if (arrived) return arrived
    if (isStep(value)) return `${storedText(name, value.before)} → ${storedText(name, value.after)}`
    if (typeof value === 'boolean') return yesNo(value ? 'yes' : 'no')
    return valueText(name, value, locale)
  }

  /** `to` and `from` are states. */
  function optionLabel(slug: string | null, name: string, value: unknown) {
    const asked = name === 'to' || name === 'from' ? 'status' : name
    const field = named.field(slug, asked)
    if (field?.type !== 'select') return undefined
    const option = field.options.find((each) => typeof each === 'object' && each.value === value)
    return typeof option === 'object' ? labelText(option.label, { language: locale }) : undefined
  }

  const storedText = (name: string, value: unknown) =>
    value === null ? '–' : (moneyFact(name, locale).value(value) ?? valueText(name, value, locale))

  const fieldLabel = (slug: string | null, name: unknown) =>
    moneyFact(String(name), locale).label ?? named.label(slug, String(name)) ?? String(name)

  /** Values stored as JSON, each with its name; what is known of sign-ins in words; any other text as it is. */
  function details(stored: string | null, slug: string | null, known: NameSources = { names: new Map() }) {
    const values = valuesIn(stored)
    if (!values) {
      const [, code, address] = SIGNED_IN.exec(stored ?? '') ?? []
      return address ? t('signedIn', { code: code ?? '', address }) : (stored ?? '')
    }
    return Object.entries(values)
      .filter(([name, value]) => value !== null && value !== '' && !isOurs(name, value))
      .map(
        ([name, value]) =>
          `${isDetail(name) ? t(`details.${name}`) : fieldLabel(ELSEWHERE[name]?.[0] ?? slug, ELSEWHERE[name]?.[1] ?? name)}${colon(locale)}${valueOf(name, value, slug, known)}`,
      )
      .join('; ')
  }

  /** The lines of an edit, with the words of the fields and of choices. */
  const changes = (stored: string, slug: string | null) =>
    changeLines(
      stored,
      {
        label: (path) => fieldLabel(slug, path),
        value: (path, value) =>
          typeof value === 'boolean'
            ? yesNo(value ? 'yes' : 'no')
            : (optionLabel(slug, path, value) ??
              amountIn(named.field(slug, path), value) ??
              dateText(named.field(slug, path), value, locale) ??
              wordRows(named.field(slug, path), value, rows)),
        hidden: t('private'),
      },
      locale,
    )

  const amountIn = (field: Field | undefined, value: unknown) =>
    isMoney(field) && typeof value === 'number' && Number.isSafeInteger(value)
      ? formatMoney(value, locale)
      : undefined

  const rows = {
    label: (field: Field) => ('label' in field ? labelText(field.label, { language: locale }) : undefined),
    value: amountIn,
  }

  return {
    changes,
    action: (name: string) => actionText(name, locale, subject),
    details,
    subject,
    subjects: () =>
      [...labels]
        // A plain text is Payload's own name of a collection that staff never see.
        .filter(([slug, label]) => typeof label !== 'string' && !slug.startsWith('payload-'))
        .map(([slug]) => ({ slug, label: subject(slug) }))
        .toSorted((one, other) => one.label.localeCompare(other.label, locale)),
    isGlobal: (slug: string) => globals.some((each) => each.slug === slug),
    isCollection: (slug: string) => collections.some((each) => each.slug === slug),
  }
}

/** What ids are called, and what the event is about. */
type NameSources = { names: ReadonlyMap<string, string>; subject?: string | null }

export type EventWords = Awaited<ReturnType<typeof eventWords>>

const DETAILS = [
  'amount',
  'arrived',
  'batch',
  'carrier',
  'choice',
  'closed',
  'decision',
  'email',
  'error',
  'fields',
  'from',
  'kind',
  'order',
  'paidByDispute',
  'payment',
  'problem',
  'reason',
  'reference',
  'refund',
  'reports',
  'seller',
  'status',
  'template',
  'thread',
  'to',
  'trackingNumber',
  'unexplained',
  'what',
] as const
/** Details that are fields of another collection than the event is about. */
const ELSEWHERE: Partial<Record<string, readonly [slug: string, field: string]>> = {
  outcome: ['reports', 'outcome'],
  status: ['disputes', 'status'],
  id: ['disputes', 'providerDispute'],
}

/** The provider's name of a message about a dispute; the event says the state as well. */
const PROVIDERS_EVENT = /^charge\.dispute\./

/** Ids of ours that lead nowhere, and codes that say nothing more. */
const isOurs = (name: string, value: unknown) =>
  name === 'decision' ||
  (name === 'what' && PROVIDERS_EVENT.test(String(value))) ||
  (name === 'refund' && typeof value === 'string' && isId(value))

/** A value that was changed, with the one before it. */
const isStep = (value: unknown): value is { before: unknown; after: unknown } =>
  typeof value === 'object' && value !== null && 'before' in value && 'after' in value

const MONEY_CELL = '/src/admin/parts/money-cell#MoneyCell'

const isMoney = (field: Field | undefined) =>
  Reflect.get(Object(field?.admin?.components), 'Cell') === MONEY_CELL

const isChoice = (value: unknown): value is Choice => CHOICES.some((each) => each === value)
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
  if (typeof value === 'number' && name.endsWith('Ppm'))
    return new Intl.NumberFormat(formatTag(locale), { style: 'percent', maximumFractionDigits: 4 }).format(
      value / PPM,
    )
  return typeof value === 'string' ? value : JSON.stringify(value)
}

import { LOCALES } from '@/domain/locale'
import { COUNTRIES } from '@/domain/people/address/address'
import { lengthOf } from '@/domain/values/text'
import type {
  CheckboxField,
  DateField,
  Field,
  FieldAccess,
  NumberField,
  PayloadRequest,
  RelationshipField,
  SelectField,
  TextareaField,
  TextField,
} from 'payload'
import { wordsAt } from '~/collections/labels/words'
import { admin, member, nobody, type Gate } from './access'

/** Set by the server only; posted values are dropped. */
export const serverOnly = { create: nobody, update: nobody } satisfies Record<string, FieldAccess>

/** What is private in an order: the server writes it, its two sides read it, and admins only where they have said why (rule M49). */
export const ofSides = { ...serverOnly, read: member } satisfies Record<string, FieldAccess>

/** Kept for the server alone. */
export const unread = { ...serverOnly, read: nobody } satisfies Record<string, FieldAccess>

/** Set by admins and the server; members may at most read it. */
export const adminOnly = { create: admin, update: admin } satisfies Record<string, FieldAccess>

/** Set on create by the given actors, read-only afterwards. */
export const setOnceBy = (who: Gate) =>
  ({ create: who, update: nobody }) satisfies Record<string, FieldAccess>

type Options<T> = Partial<Omit<T, 'name' | 'type'>>

/** Integer cents (rule M10), shown as dollars in the admin panel. CHECKs in `checks.ts` refuse fractions. */
export function money(name: string, options: Options<NumberField> = {}): NumberField {
  const admin: NumberField['admin'] = {
    ...options.admin,
    // Shown only in the list filter, which compares raw cents.
    placeholder: wordsAt('labels', 'cents'),
    components: {
      Field: {
        path: '/src/admin/parts/money-field#MoneyField',
        clientProps: { wrong: wordsAt('issues', 'money', 'invalid') },
      },
      Cell: '/src/admin/parts/money-cell#MoneyCell',
    },
  }
  return { name, type: 'number', required: true, defaultValue: 0, ...options, admin } as NumberField
}

/** Of a rate in millionths: lists say it as a percentage, which their filter could not compare. */
export const asPercentage: NumberField['admin'] = {
  disableListFilter: true,
  components: { Cell: '/src/admin/money/settings/percent-cell#PercentCell' },
}

/** Of a text that is a code: the panel says it in words (`codeText`). */
export const inWords: TextField['admin'] = {
  components: { Cell: '/src/admin/records/code-cell#CodeCell' },
}

/** A key that only the server reads: it says nothing to staff. */
export const keyFor = (name: string, { admin, ...options }: Options<TextField> = {}): TextField =>
  text(name, { ...options, admin: { ...admin, hidden: true } })

export function flag(name: string, options: Options<CheckboxField> = {}): CheckboxField {
  return { name, type: 'checkbox', required: true, defaultValue: false, ...options }
}

export function choice(
  name: string,
  options: readonly string[],
  more: Options<SelectField> = {},
): SelectField {
  return { name, type: 'select', options: [...options], ...more } as SelectField
}

export function when(name: string, options: Options<DateField> = {}): DateField {
  return dateField(name, 'dayAndTime', options)
}

/** A day without a time, stored as noon UTC, so that its first ten signs are the day everywhere. */
export function day(name: string, options: Options<DateField> = {}): DateField {
  return dateField(name, 'dayOnly', options)
}

function dateField(
  name: string,
  pickerAppearance: 'dayAndTime' | 'dayOnly',
  { admin, ...options }: Options<DateField>,
): DateField {
  const clientProps = { isDay: pickerAppearance === 'dayOnly' }
  const components = { Field: { path: '/src/admin/parts/moment-field#MomentField', clientProps } }
  return { name, type: 'date', ...options, admin: { ...admin, date: { pickerAppearance }, components } }
}

export function link(
  name: string,
  relationTo: string,
  options: Options<RelationshipField> = {},
): RelationshipField {
  return { name, type: 'relationship', relationTo, index: true, ...options } as RelationshipField
}

/** Of a link to a seller: editors, who see no sellers, would open its whole form in a drawer (rule N9). */
export const noDrawer = { allowEdit: false } satisfies RelationshipField['admin']

export function text(name: string, options: Options<TextField> = {}): TextField {
  return { name, type: 'text', maxLength: 200, validate: validateLine, ...options } as TextField
}

/** As Payload's own check of a text, but counted in characters, as one types; Payload counts some emoji twice. */
export function validateLine(value: unknown, { req, required, maxLength = Infinity }: Validation) {
  const isMissing = value === undefined || value === null || value === ''
  if (isMissing) return required ? req.t('validation:required') : true
  return lengthOf(String(value)) > maxLength ? req.t('validation:shorterThanMax', { maxLength }) : true
}

/** The same for each of several texts. */
export function validateLines(
  value: unknown,
  { maxRows = Infinity, ...rest }: Validation & { maxRows?: number },
) {
  const lines: unknown[] = Array.isArray(value) ? value : []
  if (lines.length > maxRows)
    return rest.req.t('validation:greaterThanMax', {
      label: rest.req.t('general:rows'),
      max: maxRows,
      value: lines.length,
    })
  return lines.map((line) => validateLine(line, rest)).find((answer) => answer !== true) ?? true
}

type Validation = { req: PayloadRequest; required?: boolean; maxLength?: number }

/** English is required; French and Korean may be empty and fall back to English (rule C18). */
export function inEnglishAtLeast<T extends TextField | TextareaField>(field: T): T {
  const validate = (value: unknown, { req, maxLength }: Validation) => {
    const text = typeof value === 'string' ? value.trim() : ''
    if (text === '' && (req.locale ?? 'en') === 'en') return req.t('validation:required')
    if (value !== undefined && value !== null && typeof value !== 'string')
      return req.t('validation:required')
    return validateLine(text, { req, maxLength })
  }
  return { ...field, localized: true, validate } as T
}

/** The language a person used, for texts sent to them later. */
export function localeField(access?: SelectField['access']): SelectField {
  return choice('locale', LOCALES, { required: true, defaultValue: 'en', ...(access && { access }) })
}

/** A postal address (rule P4). `province` is the Canadian province or the Korean region. */
export function addressFields(required = false): Field[] {
  return [
    choice('country', COUNTRIES, { defaultValue: 'CA', required: true }),
    text('address', { required }),
    text('address2'),
    text('city', { required, maxLength: 100 }),
    text('province', { required, maxLength: 60 }),
    text('postalCode', { required, maxLength: 10 }),
  ]
}

/** A copy of the address used for an order or checkout; later edits do not affect it. */
export function addressCopy(name: string): Field {
  return {
    name,
    type: 'group',
    access: ofSides,
    fields: [
      text('firstName', { maxLength: 80 }),
      text('lastName', { maxLength: 80 }),
      text('company'),
      text('phone', { maxLength: 40 }),
      ...addressFields(),
    ],
  }
}

/** Parts of a long form of the panel. Their names are in the messages, under `labels.sections`; the stored rows stay flat. */
export function tabs(parts: Record<string, Field[]>): Field {
  return { type: 'tabs', tabs: Object.entries(parts).map(([label, fields]) => ({ label, fields })) }
}

import { fieldAffectsData } from 'payload/shared'
import type { Field } from 'payload'
import { labelText } from '@/messages/label-text'

type Row = Record<string, unknown>
type Fact = { key: string; label: string; field: Field; value: unknown; row: Row }

/** Payload hides these in forms, and says them above. */
const TIMES = new Set(['createdAt', 'updatedAt'])

/** What a form would show of a row, without what is empty; those of groups after the name of the group. */
export function shownFacts(fields: Field[], row: Row, i18n: { language: string }, before = ''): Fact[] {
  return fields.flatMap((field): Fact[] => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => shownFacts(tab.fields, row, i18n, before))
    if (field.type === 'row' || field.type === 'collapsible')
      return shownFacts(field.fields, row, i18n, before)
    if (!fieldAffectsData(field)) return []
    if (!TIMES.has(field.name) && isHidden(field)) return []
    const value = row[field.name]
    if (value === null || value === undefined || value === '' || isEmptyList(value)) return []
    const label = [before, labelText(field.label, i18n) ?? field.name].filter(Boolean).join(' · ')
    if (field.type === 'group') return shownFacts(field.fields, value as Row, i18n, label)
    return [{ key: label, label, field, value, row }]
  })
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0

const isHidden = (field: Field) =>
  ['hidden', 'disabled'].some((name) => Reflect.get(Object(field.admin), name) === true) ||
  ('hidden' in field && field.hidden === true)

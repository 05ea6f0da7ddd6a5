import type { Field } from 'payload'
import { labelText } from '@/messages/label-text'

export type FilterChoice = { value: string; label: string }

/** The choices of a field in the reader's language; none for other fields. */
export function optionsOf(field: Field | undefined, i18n: { language: string }): FilterChoice[] {
  if (field?.type !== 'select') return []
  return field.options.map((option) =>
    typeof option === 'string'
      ? { value: option, label: option }
      : { value: option.value, label: labelText(option.label, i18n) ?? option.value },
  )
}

import type { TextFieldServerProps } from 'payload'
import { labelText } from '@/admin/label-text'
import { eventText } from '@/admin/records/event-text'
import { localeOf } from '@/admin/words'
import { eventWords } from '@/features/audit/event-words'

/** A part of an audit event in its form, in words. Nobody edits one. */
export async function EventField({ data, field, i18n }: TextFieldServerProps) {
  const words = await eventWords(localeOf(i18n))
  return (
    <div className="field-type text">
      <span className="field-label">{labelText(field.label, i18n)}</span>
      <p>{eventText(words, field.name, data[field.name], data.subject) || '–'}</p>
    </div>
  )
}

import type { EventWords } from '@/admin/records/audit/events/event-words'

/** A part of an audit event in words: what was done, about what, the details and the changes. */
export function eventText(words: EventWords, name: string, value: unknown, subject: unknown): string {
  if (typeof value !== 'string') return ''
  if (name === 'action') return words.action(value)
  if (name === 'subject') return words.subject(value)
  const about = typeof subject === 'string' ? subject : null
  return name === 'changes' ? words.changes(value, about) : words.details(value, about)
}

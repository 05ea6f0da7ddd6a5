import 'server-only'
import { csvLine } from '@/domain/values/csv'
import type { EventFilter, EventPlace } from '@/domain/staff/audit/event-filter'
import type { Locale } from '@/domain/locale'
import { getTranslations } from '@/server/texts/translations'
import { eventWords } from './event-words'
import { listAuditEvents, type AuditRow } from './list-audit-events'
import { torontoTime } from './toronto-time'

const AT_ONCE = 500

const COLUMNS = [
  'number',
  'time',
  'utc',
  'kind',
  'who',
  'actorId',
  'what',
  'action',
  'about',
  'subject',
  'subjectId',
  'details',
  'changes',
  'hash',
] as const

/** Audit events as CSV, filtered like the list, newest first; streamed in batches. */
export async function* exportEvents(filter: EventFilter, locale: Locale): AsyncGenerator<string> {
  const t = getTranslations({ locale, namespace: 'staff.audit' })
  const words = await eventWords(locale)
  // The byte order mark makes spreadsheets read it as UTF-8.
  yield `\ufeff${csvLine(COLUMNS.map((column) => t(`columns.${column}`)))}`
  for (let after: EventPlace | undefined, more = true; more;) {
    const rows: AuditRow[] = await listAuditEvents({ filter, after, limit: AT_ONCE, locale })
    let lines = ''
    for (const row of rows)
      lines += csvLine([
        row.number === null ? null : String(row.number),
        torontoTime(row.at),
        row.at,
        t(`kinds.${row.actorKind}`),
        row.actorName,
        row.actorId,
        words.action(row.action),
        row.action,
        row.subjectName,
        row.subject,
        row.subjectId,
        row.details,
        row.changes,
        row.hash,
      ])
    if (lines) yield lines
    after = rows.at(-1)
    more = rows.length === AT_ONCE
  }
}

import type { EventWords } from '@/admin/records/audit/events/event-words'
import type { AuditRow } from '@/admin/records/audit/events/list-audit-events'
import { PanelMoment } from '@/admin/parts/panel-moment'
import { adminWords, panelLocale } from '@/admin/parts/words'

type Props = {
  rows: AuditRow[]
  words: EventWords
  /** What ids among the details are called. */
  names: ReadonlyMap<string, string>
  i18n: { language: string }
}

const COLUMNS = ['number', 'time', 'who', 'what', 'about', 'details'] as const

/** Audit events, each with links to who did it and what it is about. */
export function AuditTable({ rows, words, names, i18n }: Props) {
  const t = adminWords(i18n, 'staff.audit')
  const locale = panelLocale(i18n)
  return (
    // A region that scrolls sideways must be reachable by keyboard.
    <div className="records-table" role="region" aria-label={t('table')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className={column === 'number' ? 'is-number' : undefined}>
                {t(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td className="is-number">
                <a href={`/admin/collections/audit-events/${row.id}`} aria-label={t('entry')}>
                  {row.number ?? <span title={t('notChained')}>–</span>}
                </a>
              </td>
              <td className="is-time">
                <PanelMoment at={row.at} locale={locale} />
              </td>
              <td>
                <Actor row={row} kind={t(`kinds.${row.actorKind}`)} />
              </td>
              <th scope="row">{words.action(row.action)}</th>
              <td>
                <Subject row={row} words={words} />
              </td>
              <td className="is-wide">
                {words.details(row.details, row.subject, { names, subject: row.subjectName })}
                {row.changes ? (
                  <details>
                    <summary>{t('changes')}</summary>
                    <pre>{words.changes(row.changes, row.subject)}</pre>
                  </details>
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Actor({ row: { actorKind, actorId, actorName }, kind }: { row: AuditRow; kind: string }) {
  if (!actorId) return kind
  const collection = actorKind === 'staff' ? 'staff' : 'users'
  return (
    <>
      {actorName ? <a href={`/admin/collections/${collection}/${actorId}`}>{actorName}</a> : actorId}
      <div className="panel-muted">{kind}</div>
    </>
  )
}

function Subject({ row: { subject, subjectId, subjectName }, words }: { row: AuditRow; words: EventWords }) {
  if (!subject) return null
  const label = words.subject(subject)
  const name = subjectName ? `${label} ${subjectName}` : label
  if (words.isGlobal(subject)) return <a href={`/admin/globals/${subject}`}>{label}</a>
  if (!subjectId || !words.isCollection(subject)) return name
  return <a href={`/admin/collections/${subject}/${subjectId}`}>{name}</a>
}

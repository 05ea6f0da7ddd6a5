import type { WorkKind } from '@/domain/staff/work'
import type { WorkRow } from './list-work'
import { workWords } from './work-words'
import { adminWords, panelLocale } from '@/admin/parts/words'
import { PanelMoment } from '@/admin/parts/panel-moment'
import { TryAgain } from './try-again'

type Props = { kind: WorkKind; rows: WorkRow[]; i18n: { language: string } }

const NAMES = {
  jobs: ['job'],
  emails: ['email', 'to'],
  events: ['event', 'provider'],
} as const
const COLUMNS = ['since', 'attempts', 'next', 'error', 'action'] as const

/** Jobs, emails or payment events, with why they failed and a button for another try. */
export function WorkTable({ kind, rows, i18n }: Props) {
  const t = adminWords(i18n, 'staff.jobs')
  const locale = panelLocale(i18n)
  const words = workWords(kind, locale)
  const texts = { again: t('again'), sending: t('sending'), done: t('done'), failed: t('failed') }
  const now = new Date().toISOString()
  return (
    // A region that scrolls sideways must be reachable by keyboard.
    <div className="records-table" role="region" aria-label={t(`lists.${kind}`)} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {[...NAMES[kind], ...COLUMNS].map((column) => (
              <th key={column} scope="col" className={column === 'attempts' ? 'is-number' : undefined}>
                {t(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{words.what(row)}</th>
              {NAMES[kind].length > 1 ? <td>{words.detail(row)}</td> : null}
              <td className="is-time">
                <PanelMoment at={row.at} locale={locale} />
              </td>
              <td className="is-number">{row.attempts}</td>
              <td className="is-time">
                {row.next && row.next > now ? (
                  <PanelMoment at={row.next} locale={locale} />
                ) : row.next ? (
                  t('now')
                ) : null}
              </td>
              <td className="is-wide">{row.error}</td>
              <td>
                {row.mayRetry ? (
                  <TryAgain
                    kind={kind}
                    id={row.id}
                    label={t('againOf', { what: words.what(row) })}
                    texts={texts}
                  />
                ) : row.isCleared ? (
                  t('cleared')
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

import type { LoopRow } from './list-loops'
import { loopName } from './loop-words'
import { PanelMoment } from '@/admin/parts/panel-moment'
import { adminWords, panelLocale } from '@/admin/parts/words'

type Props = { loops: LoopRow[]; i18n: { language: string } }

const COLUMNS = ['loop', 'process', 'state', 'begun', 'done', 'failedAt', 'error'] as const

const WRONG: readonly LoopRow['state'][] = ['standing', 'failing']

/** Loops of the workers, by process: whether they run, and their last error. */
export function LoopsTable({ loops, i18n }: Props) {
  const t = adminWords(i18n, 'staff.jobs')
  const locale = panelLocale(i18n)
  const time = (at: string | null) => (at ? <PanelMoment at={at} locale={locale} /> : t('never'))
  if (loops.length === 0) return null
  return (
    // A region that scrolls sideways must be reachable by keyboard.
    <div className="records-table" role="region" aria-label={t('lists.loops')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {t(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {loops.map(({ name, process, state, begun, done, failed, error }) => (
            <tr key={`${name} ${process}`}>
              <th scope="row">{loopName(name, locale)}</th>
              <td>{process || t('noProcess')}</td>
              <td className={WRONG.includes(state) ? 'panel-wrong' : undefined}>
                {t(`loopStates.${state}`)}
              </td>
              <td className="is-time">{time(begun)}</td>
              <td className="is-time">{time(done)}</td>
              <td className="is-time">{time(failed)}</td>
              <td className="is-wide">{error}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

import { age } from '@/admin/dashboard/age'
import type { Shown } from '@/admin/dashboard/shown'
import { adminWords } from '@/admin/parts/words'
import { formatTag } from '@/domain/locale'
import { queue } from './queues'
import type { Waiting } from './read-work'

/** One tile per queue in which something waits, each the link to its list; the empty ones are folded. */
export function WaitingTiles({ queues, i18n, locale, now }: Shown & { queues: Waiting[] }) {
  const t = adminWords(i18n, 'staff.dashboard')
  const number = new Intl.NumberFormat(formatTag(locale))
  const open = queues.filter(({ waiting }) => waiting > 0)
  const empty = queues.filter(({ waiting }) => waiting === 0)
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting">{t('waiting')}</h2>
      {open.length === 0 ? <p>{t('nothing')}</p> : null}
      <ul className="admin-tiles">
        {open.map(({ key, waiting, oldest }) => (
          <li key={key}>
            <a href={queue(key).list(now)} className="admin-tile">
              <span className="admin-tile-number">{number.format(waiting)}</span>
              <span>{t(`queues.${key}`)}</span>
              {oldest ? (
                <span className="admin-tile-age">{t('oldest', { age: age(oldest, now, locale) })}</span>
              ) : null}
            </a>
          </li>
        ))}
      </ul>
      {empty.length > 0 ? (
        <details className="admin-empty">
          <summary>{t('empty', { count: empty.length })}</summary>
          <ul>
            {empty.map(({ key }) => (
              <li key={key}>
                <a href={queue(key).list(now)}>{t(`queues.${key}`)}</a>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  )
}

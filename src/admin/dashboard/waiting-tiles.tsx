import { age } from '@/admin/dashboard/age'
import type { ReaderContext } from '@/admin/dashboard/shown'
import { adminWords } from '@/admin/parts/words'
import { formatTag } from '@/domain/locale'
import { queue } from './queues'
import type { QueueCount } from './read-work'

/** One tile per queue in which something waits, each the link to its list; the empty ones are folded. */
export function WaitingTiles({ queues, i18n, locale, now }: ReaderContext & { queues: QueueCount[] }) {
  const t = adminWords(i18n, 'staff.dashboard')
  const number = new Intl.NumberFormat(formatTag(locale))
  const open = queues.filter(({ waiting }) => waiting > 0)
  const empty = queues.filter(({ waiting }) => waiting === 0)
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting">{t('waiting')}</h2>
      {open.length === 0 ? <p>{t('nothing')}</p> : null}
      <ul className="panel-plain tw:grid tw:grid-cols-[repeat(auto-fill,minmax(min(100%,200px),1fr))] tw:gap-3 tw:max-[480px]:grid-cols-[1fr_1fr]">
        {open.map(({ key, waiting, oldest }) => (
          <li key={key}>
            <a href={queue(key).list(now)} className="admin-tile">
              <span className="admin-figure">{number.format(waiting)}</span>
              <span>{t(`queues.${key}`)}</span>
              {oldest ? (
                <span className="tw:text-muted">{t('oldest', { age: age(oldest, now, locale) })}</span>
              ) : null}
            </a>
          </li>
        ))}
      </ul>
      {empty.length > 0 ? (
        <details>
          <summary className="tw:min-h-11 tw:w-fit tw:cursor-pointer tw:content-center">
            {t('empty', { count: empty.length })}
          </summary>
          <ul className="panel-plain tw:columns-[18rem]">
            {empty.map(({ key }) => (
              <li key={key} className="tw:*:inline-block tw:*:py-1.5">
                <a href={queue(key).list(now)}>{t(`queues.${key}`)}</a>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  )
}

import { age } from '@/admin/dashboard/age'
import type { Shown } from '@/admin/dashboard/shown'
import { adminWords } from '@/admin/words'
import { formatTag } from '@/domain/locale'
import { queue } from '@/features/work/queues'
import type { Waiting } from '@/features/work/read-work'

/** One tile per queue, each the link to its list. Those with something in them stand out. */
export function WaitingTiles({ queues, i18n, locale, now }: Shown & { queues: Waiting[] }) {
  const t = adminWords(i18n, 'staff.dashboard')
  const number = new Intl.NumberFormat(formatTag(locale))
  return (
    <section aria-labelledby="waiting">
      <h2 id="waiting">{t('waiting')}</h2>
      <ul className="admin-tiles">
        {queues.map(({ key, waiting, oldest }) => (
          <li key={key}>
            <a
              href={queue(key).list(now)}
              className={waiting > 0 ? 'admin-tile admin-tile-open' : 'admin-tile'}
            >
              <span className="admin-tile-number">{number.format(waiting)}</span>
              <span>{t(`queues.${key}`)}</span>
              <span className="admin-tile-age">
                {oldest ? t('oldest', { age: age(oldest, now, locale) }) : t('nothing')}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

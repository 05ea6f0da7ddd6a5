import { age } from '@/admin/dashboard/age'
import type { ReaderContext } from '@/admin/dashboard/shown'
import { adminWords } from '@/admin/parts/words'
import { loopName } from '@/admin/jobs/loop-words'
import type { StoppedLoop } from './read-work'

/** The worker's loops that stand still, with the last error. */
export function Background({ stopped, i18n, locale, now }: ReaderContext & { stopped: StoppedLoop[] }) {
  const t = adminWords(i18n, 'staff.dashboard')
  return (
    <section aria-labelledby="background">
      <h2 id="background">{t('background')}</h2>
      {stopped.length === 0 ? (
        <p>{t('allRun')}</p>
      ) : (
        <ul>
          {stopped.map(({ name, error, since }) => (
            <li key={name}>
              {loopName(name, locale)}
              {since ? <>, {t('since', { age: age(since, now, locale) })}</> : null}
              {error ? <> – {error}</> : null}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

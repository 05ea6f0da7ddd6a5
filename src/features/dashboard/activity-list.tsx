import { useLocale, useTranslations } from 'next-intl'
import { formatTag } from '@/domain/locale'
import { EmptyState } from '@/ui/empty-state'
import { Price } from '@/ui/price'
import type { Activity } from './queries'

type Props = { activity: Activity[]; timeZone: string }

/** Who did what, for how much or in which words, and when (spec 2). */
export function ActivityList({ activity, timeZone }: Props) {
  const t = useTranslations('dashboard.activity')
  const format = new Intl.DateTimeFormat(formatTag(useLocale()), { dateStyle: 'medium', timeZone })
  return (
    <section aria-labelledby="activity" className="mt-10">
      <h2 id="activity" className="mb-3 text-lg">
        {t('title')}
      </h2>
      {activity.length === 0 ? <EmptyState title={t('empty')} /> : null}
      <ul className="border-line bg-raised divide-line divide-y rounded-md border empty:hidden">
        {activity.map((entry) => (
          <li
            key={`${entry.kind} ${entry.id}`}
            className="grid grid-cols-[1fr_auto] gap-x-6 px-4 py-2 lg:grid-cols-[11rem_13rem_1fr_auto]"
          >
            <span className="truncate font-medium">{entry.buyer ?? t('anonymous')}</span>
            <time className="figures text-muted lg:order-last" dateTime={new Date(entry.at).toISOString()}>
              {format.format(entry.at)}
            </time>
            <Reference entry={entry} />
            <Detail entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const WIDE = 'col-span-2 lg:col-span-1'

function Reference({ entry }: { entry: Activity }) {
  const t = useTranslations('dashboard.activity')
  if (entry.kind === 'review')
    return (
      <span className={`text-muted truncate ${WIDE}`}>
        {t.rich('review', { product: () => <span lang={entry.lang}>{entry.reference}</span> })}
      </span>
    )
  return <span className={`figures text-muted ${WIDE}`}>{t(entry.kind, { id: entry.reference })}</span>
}

function Detail({ entry }: { entry: Activity }) {
  const t = useTranslations('dashboard.activity')
  if (entry.kind === 'order')
    return (
      <span className={`font-medium ${WIDE}`}>
        <Price cents={entry.amount} />
      </span>
    )
  if (entry.kind === 'inquiry') return <span className={`truncate ${WIDE}`}>{entry.text}</span>
  return (
    <span className={`truncate ${WIDE}`}>
      <span className="figures text-muted">{t('stars', { rating: entry.rating })}</span>{' '}
      <span lang={entry.textLang}>{entry.text}</span>
    </span>
  )
}

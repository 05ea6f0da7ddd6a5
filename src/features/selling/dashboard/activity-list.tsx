import { useLocale, useTranslations } from 'next-intl'
import { dateFormat } from '@/domain/locale'
import { localePath } from '@/messages/locales'
import { EmptyState } from '@/ui/parts/empty-state'
import { Price } from '@/ui/parts/price'
import type { Activity } from './queries'

type Props = { activity: Activity[]; timeZone: string }

/** Recent activity: who did what, with the amount or text, and when (rule S6). */
export function ActivityList({ activity, timeZone }: Props) {
  const t = useTranslations('dashboard.activity')
  const format = dateFormat(useLocale(), { dateStyle: 'medium', timeZone })
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
            className="xs:grid-cols-[1fr_auto] grid gap-x-6 px-4 py-2 xl:grid-cols-[11rem_15rem_1fr_auto]"
          >
            <span className="truncate font-medium">
              {entry.buyer ?? t(entry.kind === 'review' ? 'formerMember' : 'anonymous')}
            </span>
            <time className="figures text-muted xl:order-last" dateTime={new Date(entry.at).toISOString()}>
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

function Reference({ entry }: { entry: Activity }) {
  const t = useTranslations('dashboard.activity')
  if (entry.kind !== 'review')
    return <span className="figures text-muted">{t(entry.kind, { id: entry.reference })}</span>
  return (
    <span className="text-muted xs:col-span-2 truncate xl:col-span-1">
      {t.rich('review', { product: () => <span lang={entry.lang}>{entry.reference}</span> })}
    </span>
  )
}

const WORDS = 'xs:col-span-2 line-clamp-2 xl:col-span-1 xl:line-clamp-1'

function Detail({ entry }: { entry: Activity }) {
  const t = useTranslations('dashboard.activity')
  const chat = useTranslations('chat')
  const locale = useLocale()
  if (entry.kind === 'inquiry')
    return (
      <a className={`link ${WORDS}`} href={localePath(locale, `/seller/chat/${entry.id}`)}>
        {entry.move ? chat(`price.${entry.move}`, { number: entry.text }) : entry.text || t('files')}
      </a>
    )
  if (entry.kind === 'order')
    return (
      <span className="text-end font-medium xl:text-start">
        <Price cents={entry.amount} />
        {entry.isCancelled ? (
          <span className="text-persimmon-deep ms-3 font-normal">{t('cancelled')}</span>
        ) : null}
      </span>
    )
  return (
    <span className={WORDS}>
      <span className="figures text-muted">{t('stars', { rating: entry.rating })}</span>{' '}
      <span lang={entry.textLang}>{entry.text}</span>
    </span>
  )
}

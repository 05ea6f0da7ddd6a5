import { useLocale, useTranslations } from 'next-intl'
import { formatDay } from '@/domain/values/calendar'
import { localePath } from '@/messages/locales'
import { ButtonLink } from '@/ui/parts/button'
import { isUrgent, leadsToOne, needPath, type NeedRow } from './kinds'

type Props = { needs: readonly NeedRow[]; canAct: boolean }

/** What the seller is asked to do, each kind with one button (rule S34). `canAct`: false leads to it without naming the work. */
export function NeedsList({ needs, canAct }: Props) {
  const t = useTranslations('dashboard.needs')
  const locale = useLocale()
  if (needs.length === 0) return <p className="text-muted">{t('none')}</p>
  return (
    <ol className="border-line bg-raised divide-line divide-y rounded-md border">
      {needs.map((need, at) => {
        const { kind, count } = need
        const tone = isUrgent(need) ? 'border-s-persimmon-deep bg-persimmon-wash border-s-3' : ''
        return (
          <li
            key={kind}
            className={`xs:flex grid min-h-14 items-center justify-between gap-3 px-3 py-2 md:px-4 ${tone}`}
          >
            <div className="min-w-0">
              <p className="figures font-medium">{t(`${kind}.title`, { count })}</p>
              <p className="text-muted figures xs:truncate text-sm wrap-anywhere">
                <First need={need} />
              </p>
            </div>
            <ButtonLink
              kind={at === 0 && canAct ? 'primary' : 'plain'}
              className="xs:shrink-0 max-w-full"
              href={localePath(locale, needPath(need))}
            >
              {t(canAct ? `${kind}.do` : 'open')}
              {leadsToOne(need) && need.label ? <span className="sr-only">: {need.label}</span> : null}
            </ButtonLink>
          </li>
        )
      })}
    </ol>
  )
}

/** What has waited longest. */
function First({ need: { kind, label, lang, day } }: { need: NeedRow }) {
  const t = useTranslations('dashboard.needs')
  const locale = useLocale()
  const shown = day === null ? '' : formatDay(day, locale)
  if (kind === 'papers') return shown ? t('papers.first', { day: shown }) : t('papers.none')
  if (kind === 'declined') return <span lang={lang ?? undefined}>{label}</span>
  return t(`${kind}.first`, { label: label ?? t('anonymous'), day: shown })
}

import { useLocale, useTranslations } from 'next-intl'
import { changeOf, FIGURES } from '@/domain/analytics/figures'
import type { Analytics } from './get-analytics'
import { changeText, figureText, shareText } from './figure-text'

type Props = { figures: Pick<Analytics, 'now' | 'before' | 'conversion'> }
type FigureText = { text: string | null; before: string | null; change: string | null }

/** The sums of the range and of the one before; zero or missing shows None (rule M12). */
export function AnalyticsCards({ figures: { now, before, conversion: shares } }: Props) {
  const t = useTranslations('analytics')
  const locale = useLocale()
  const counted = FIGURES.map((name) => {
    const change = before && changeOf(now[name], before[name])
    const shown: FigureText = {
      text: now[name] === 0 ? null : figureText(name, now[name], locale),
      before: before && before[name] !== 0 ? figureText(name, before[name], locale) : null,
      change: change === null ? null : changeText(change, locale),
    }
    return { name, shown }
  })
  const conversion: FigureText = {
    text: shares.now ? shareText(shares.now, locale) : null,
    before: shares.before ? shareText(shares.before, locale) : null,
    change: null,
  }
  return (
    <dl className="xs:grid-cols-2 grid gap-3 md:grid-cols-3">
      {[...counted, { name: 'conversion' as const, shown: conversion }].map(({ name, shown }) => (
        <div
          key={name}
          className="border-line bg-raised grid content-start rounded-md border px-3 py-3 xl:px-4"
        >
          <dt className="text-muted text-sm">{t(`figures.${name}`)}</dt>
          <dd className={`figures text-lg xl:text-xl ${shown.text ? 'font-semibold' : 'text-muted'}`}>
            {shown.text ?? t('none')}
          </dd>
          {before ? (
            <dd className="figures text-muted text-sm">
              {t('before', { figure: shown.before ?? t('none') })}
              {shown.change ? ` (${shown.change})` : null}
            </dd>
          ) : null}
          <dd className="text-muted mt-1 text-sm">{t(`meaning.${name}`)}</dd>
        </div>
      ))}
    </dl>
  )
}

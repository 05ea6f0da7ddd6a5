import 'server-only'
import type { FigureRange } from '@/domain/analytics/figure-range'
import { conversionOf, totalOf, type DayFigures, type Figures } from '@/domain/analytics/figures'
import type { Actor } from '@/domain/people/actor'
import { isSellingReader } from '@/domain/people/sellers/seller-area'
import type { Locale } from '@/domain/locale'
import { getRankings, type RankingsView } from './get-rankings'
import { firstDay, listDays } from './list-days'

export type PeriodView = {
  days: DayFigures[]
  now: Figures
  before: Figures | null
  /** Orders per visitor; orders from before visitors were counted are left out. */
  conversion: { now: number | null; before: number | null }
  /** The first day on which views were counted; null before any. */
  since: string | null
}
export type Analytics = PeriodView & { rankings: RankingsView }

/** Everything on the page, over the seller's own rows; throws for anybody but an active or a suspended seller (rule N1). */
export async function getAnalytics(actor: Actor, range: FigureRange, locale: Locale): Promise<Analytics> {
  const seller = readingSeller(actor)
  const [figures, rankings] = await Promise.all([
    getPeriodFigures(actor, range),
    getRankings(seller, range, locale),
  ])
  return { ...figures, rankings }
}

/** The figures alone, for the same readers. */
export async function getPeriodFigures(actor: Actor, range: FigureRange): Promise<PeriodView> {
  const seller = readingSeller(actor)
  const { from, to, before } = range
  const [days, since] = await Promise.all([
    listDays(seller, { from: before?.from ?? from, to }),
    firstDay(seller),
  ])
  const counted = days.filter(({ day }) => since !== null && day >= since)
  return {
    days,
    now: totalOf(days, range),
    before: before && totalOf(days, before),
    conversion: {
      now: conversionOf(totalOf(counted, range)),
      before: before && conversionOf(totalOf(counted, before)),
    },
    since,
  }
}

function readingSeller(actor: Actor): string {
  if (isSellingReader(actor)) return actor.id
  throw new Error('Analytics are for active and suspended sellers')
}

import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Actor } from '@/domain/people/actor'
import { mayActOn } from '@/domain/people/sellers/seller-area'
import type { SellerPart } from '@/domain/people/sellers/seller-people'
import { ActivityList } from './activity-list'
import { FigureCards } from './figure-cards'
import { FirstSteps } from './first-steps'
import { NeedsList } from './needs-list'
import { getNextSteps } from './next-steps'
import { getFigures, listActivity } from './queries'
import { Shortcuts } from './shortcuts'

type Props = {
  actor: Actor
  canAct: boolean
  timeZone: string
  /** Figures of a period, between the work and the totals. */
  children: ReactNode
}

/** What to do, then figures, then what happened (rules S34, S37, S5, S6), each as far as it is the reader’s work (rule P40). */
export async function Overview({ actor, canAct, timeZone, children }: Props) {
  const may = (part: SellerPart) => mayActOn(actor, part)
  const locale = await getLocale()
  const t = await getTranslations('dashboard')
  const [figures, activity, { waiting, steps, needs }] = await Promise.all([
    getFigures(actor),
    listActivity(actor, locale),
    getNextSteps(actor, { locale, zone: timeZone }),
  ])
  return (
    <>
      {may('owner') ? <FirstSteps steps={steps} canAct={canAct} /> : null}
      <section aria-labelledby="needs-you">
        <h2 id="needs-you" className="mb-3 text-lg">
          {t('needs.title')}
        </h2>
        <NeedsList needs={needs} canAct={canAct} />
        <Shortcuts waiting={waiting} may={may} />
      </section>
      {may('products') ? children : null}
      <section aria-labelledby="in-all" className="mt-10">
        <h2 id="in-all" className="mb-3 text-lg">
          {t('inAll')}
        </h2>
        <FigureCards figures={figures} may={may} />
      </section>
      {may('orders') || may('products') ? <ActivityList activity={activity} timeZone={timeZone} /> : null}
    </>
  )
}

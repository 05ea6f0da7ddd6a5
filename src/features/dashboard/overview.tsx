import { getLocale } from 'next-intl/server'
import type { Actor } from '@/domain/people/actor'
import { ActivityList } from './activity-list'
import { FigureCards } from './figure-cards'
import { FirstSteps } from './first-steps'
import { LateOrders } from './late-orders'
import { getNextSteps } from './next-steps'
import { getFigures, listActivity } from './queries'
import { Shortcuts } from './shortcuts'

type Props = { actor: Actor; canAct: boolean; timeZone: string }

export async function Overview({ actor, canAct, timeZone }: Props) {
  const [figures, activity, { waiting, steps, lateOrders }] = await Promise.all([
    getFigures(actor),
    listActivity(actor, await getLocale()),
    getNextSteps(actor),
  ])
  return (
    <>
      <LateOrders orders={lateOrders} canAct={canAct} />
      <FirstSteps steps={steps} canAct={canAct} />
      <FigureCards figures={figures} />
      <Shortcuts waiting={waiting} />
      <ActivityList activity={activity} timeZone={timeZone} />
    </>
  )
}

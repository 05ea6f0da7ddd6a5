import { getLocale } from 'next-intl/server'
import type { Actor } from '@/domain/people/actor'
import { ActivityList } from './activity-list'
import { FigureCards } from './figure-cards'
import { getFigures, listActivity } from './queries'

export async function Overview({ actor, timeZone }: { actor: Actor; timeZone: string }) {
  const [figures, activity] = await Promise.all([getFigures(actor), listActivity(actor, await getLocale())])
  return (
    <>
      <FigureCards figures={figures} />
      <ActivityList activity={activity} timeZone={timeZone} />
    </>
  )
}

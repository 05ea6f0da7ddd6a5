import { Gutter } from '@payloadcms/ui'
import { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent'
import type { AdminViewServerProps } from 'payload'
import { adminWords, panelLocale } from '@/admin/parts/words'
import { actorOfUser, isAdmin } from '@/domain/people/actor'
import { SETTLEMENT_ZONE } from '@/domain/payments/payouts/payout'
import { dayIn } from '@/domain/values/calendar'
import { queuesOf } from './queues'
import { readWork } from './read-work'
import { database } from '@/server/db/transaction'
import { Background } from './background'
import { SalesOfDays } from './sales-of-days'
import { GoneLinks } from '@/admin/pages/gone-links'
import { WithoutFrench } from '@/admin/pages/without-french'
import { EditorsWork } from './editors-work'
import { WaitingPages } from './waiting-pages'
import { WaitingTiles } from './waiting-tiles'

/** What waits for staff, and the sales of the last days. Editors see the pages that wait, and what they may do (rule A29). */
export async function Dashboard({ initPageResult, i18n, payload }: AdminViewServerProps) {
  const user = initPageResult.req.user ?? undefined
  const actor = actorOfUser(user)
  const t = adminWords(i18n, 'staff.dashboard')
  if (actor.kind !== 'staff') return null
  if (!isAdmin(actor))
    return (
      <main>
        <Gutter className="admin-dashboard">
          <h1>{t('title')}</h1>
          <WithoutFrench user={user} i18n={i18n} />
          <GoneLinks user={user} i18n={i18n} />
          <WaitingPages i18n={i18n} />
          <EditorsWork i18n={i18n} />
        </Gutter>
      </main>
    )
  const now = new Date()
  const work = await readWork(await database(), {
    keys: queuesOf(actor),
    today: dayIn(SETTLEMENT_ZONE, now),
    now,
  })
  const shown = { i18n, locale: panelLocale(i18n), now }
  return (
    <main>
      <Gutter className="admin-dashboard">
        <h1>{t('title')}</h1>
        {RenderServerComponent({
          Component: payload.config.admin.components.beforeDashboard,
          importMap: payload.importMap,
          serverProps: { i18n, payload, user },
        })}
        <WaitingTiles {...shown} queues={work.queues} />
        <SalesOfDays {...shown} days={work.days} />
        <WaitingPages i18n={i18n} />
        <Background {...shown} stopped={work.stopped} />
      </Gutter>
    </main>
  )
}

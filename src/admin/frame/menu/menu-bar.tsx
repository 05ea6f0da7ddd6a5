import { Logout } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { isAdmin } from '@/domain/people/actor'
import { Finder } from '@/admin/frame/finder/finder'
import { finderTexts } from '@/admin/frame/finder/finder-words'
import { MenuFrame } from './menu-frame'
import { MenuMark } from './menu-mark'
import { MenuGroup, type PanelLink } from './menu-group'
import { isShut, menuOf, type PanelEntry } from './menu'
import { openedGroups } from './opened-groups'
import { labelText } from '@/messages/label-text'
import { adminWords, panelLocale } from '@/admin/parts/words'
import { formatTag } from '@/domain/locale'
import { queue, queuesOf, type QueueKey } from '@/admin/dashboard/queues'
import { readQueues } from '@/admin/dashboard/read-work'
import { currentStaffActor } from '@/server/auth/signed-in-actor'
import { database } from '@/server/db/transaction'

/** The menu of the panel: groups in our order, with the number of what waits. */
export async function MenuBar({ i18n, payload, permissions, user, visibleEntities }: ServerProps) {
  const actor = await currentStaffActor()
  if (actor.kind !== 'staff' || !permissions || !visibleEntities) return null
  const t = adminWords(i18n, 'staff.menu')
  const groups = adminWords(i18n, 'labels.groups')
  const screens = adminWords(i18n, 'staff.screens')
  const waiting = await waitingByEntry(queuesOf(actor))
  const opened = await openedGroups(payload, user, actor.id)
  const number = new Intl.NumberFormat(formatTag(panelLocale(i18n)))

  const linkOf = ({ key, href, label }: PanelEntry): PanelLink => {
    const count = waiting.get(key) ?? 0
    return {
      href,
      label: labelText(label, i18n) ?? screens(`${key}.title` as Parameters<typeof screens>[0]),
      ...(count > 0 ? { count: number.format(count), counted: t('waiting', { count }) } : {}),
    }
  }

  const menu = menuOf({ config: payload.config, permissions, visible: visibleEntities, actor }).map(
    (group) => ({
      key: group.key,
      links: group.entries.map(linkOf),
    }),
  )
  return (
    <MenuFrame close={t('close')}>
      <nav className="nav__wrap" aria-label={t('title')}>
        <div className="tw:flex tw:w-full tw:flex-col tw:gap-3">
          <MenuMark locale={panelLocale(i18n)} />
          <Finder
            texts={finderTexts(i18n, isAdmin(actor))}
            screens={menu.flatMap(({ links }) => links.map(({ href, label }) => ({ href, label })))}
          />
          {menu.map(({ key, links }) => (
            <MenuGroup
              key={key}
              group={key}
              label={groups(key)}
              links={links}
              startsOpen={opened[key]?.open ?? !isShut(key)}
            />
          ))}
          <div className="tw:mt-1 tw:flex tw:items-center tw:justify-between tw:border-t tw:border-line tw:pt-3">
            <a href="/admin/second-factor">{adminWords(i18n, 'staff.factor')('title')}</a>
            <Logout />
          </div>
        </div>
      </nav>
    </MenuFrame>
  )
}

/** Read on every page of the panel, so only the queues that the menu shows. */
async function waitingByEntry(keys: readonly QueueKey[]) {
  const shown = keys.filter((key) => queue(key).menu)
  const waiting = new Map<string, number>()
  for (const { key, waiting: count } of await readQueues(await database(), shown, new Date())) {
    const entry = queue(key).menu ?? key
    waiting.set(entry, (waiting.get(entry) ?? 0) + count)
  }
  return waiting
}

import { Gutter } from '@payloadcms/ui'
import { DefaultTemplate } from '@payloadcms/next/templates'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'
import { actorOfUser, type StaffActor } from '@/domain/people/actor'
import type { Locale } from '@/domain/locale'
import { maySee } from '@/admin/frame/may-see'
import type { ScreenKey } from '@/admin/screens'
import { adminWords, panelLocale } from '@/admin/parts/words'

export type ScreenProps = {
  actor: StaffActor
  locale: Locale
  /** Payload's, for components that take `i18n`, and for `adminWords`. */
  i18n: AdminViewServerProps['i18n']
  /** The path behind /admin, split at its slashes. */
  segments: string[]
  /** The last value of each name in the query. */
  query: Record<string, string | undefined>
}

/** A screen of the panel in Payload's frame. What it shows is read only once it is known that the reader may see it. */
export function adminScreen(key: ScreenKey, Content: (props: ScreenProps) => ReactNode | Promise<ReactNode>) {
  return function Screen(props: AdminViewServerProps) {
    const { initPageResult, params, searchParams, i18n, payload } = props
    const { req, permissions, visibleEntities, locale } = initPageResult
    const actor = actorOfUser(req.user)
    const t = adminWords(i18n, 'staff.screens')
    return (
      <DefaultTemplate
        i18n={i18n}
        locale={locale}
        params={params}
        payload={payload}
        permissions={permissions}
        req={req}
        searchParams={searchParams}
        user={req.user ?? undefined}
        visibleEntities={visibleEntities}
      >
        <main>
          <Gutter className="admin-screen">
            <h1>{t(`${key}.title`)}</h1>
            {actor.kind === 'staff' && maySee(actor, key) ? (
              <Content
                actor={actor}
                i18n={i18n}
                locale={panelLocale(i18n)}
                segments={[params?.segments ?? []].flat()}
                query={lastOfEach(searchParams)}
              />
            ) : (
              <p role="alert">{t('notYours')}</p>
            )}
          </Gutter>
        </main>
      </DefaultTemplate>
    )
  }
}

const lastOfEach = (query: AdminViewServerProps['searchParams'] = {}) =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, [value].flat().at(-1)]))

import { useLocale, useTranslations } from 'next-intl'
import { localePath } from '@/messages/locales'
import { SavedMessage } from '@/ui/auth/saved-message'
import { Breadcrumb } from '@/ui/parts/breadcrumb'
import { ReturnFacts, ReturnItems } from './return-facts'
import { ReturnSteps } from './return-steps'
import { returnsPath } from './returns-screen'
import type { ReturnView } from './return-view'
import { ReturnStatusBadge } from './status-badge'

const DONE = [
  'requested',
  'accepted',
  'declined',
  'withdrawn',
  'sent',
  'received',
  'refunded',
  'escalated',
] as const
type Outcome = (typeof DONE)[number]

export const returnStateText = (asked: unknown): Outcome | undefined => DONE.find((done) => done === asked)

type Props = { of: ReturnView; done: Outcome | undefined; canAct: boolean; timeZone: string }

/** A return as one of its sides reads it: the goods, what was agreed, and what can be done (rules M83 to M91). */
export function ReturnScreen({ of, done, canAct, timeZone }: Props) {
  const t = useTranslations('returns')
  const locale = useLocale()
  const { number, side, status, partner, thread, order } = of
  const conversation = thread && (side === 'seller' ? `/seller/chat/${thread}` : `/messages/${thread}`)
  const ordered = side === 'seller' ? `/seller/orders/${order.id}` : `/order/${order.id}`
  return (
    <>
      <Breadcrumb
        home={side === 'seller' ? '/seller' : undefined}
        crumbs={[{ name: t('title'), href: localePath(locale, returnsPath(side)) }]}
      />
      <div className="mt-2 mb-6 grid gap-2">
        <h1 className="flex flex-wrap items-center gap-3 text-2xl">
          {t('return', { number })} <ReturnStatusBadge status={status} />
        </h1>
        <p className="text-muted flex flex-wrap gap-x-4">
          <span>{t(`with.${side}`, { name: partner ?? t('formerMember') })}</span>
          <a className="link" href={localePath(locale, ordered)}>
            {t('order', { number: order.number })}
          </a>
          {conversation ? (
            <a className="link" href={localePath(locale, conversation)}>
              {t('conversation')}
            </a>
          ) : null}
        </p>
      </div>
      {done ? (
        <div className="mb-6">
          <SavedMessage>{t(`done.${done}`)}</SavedMessage>
        </div>
      ) : null}
      <p className="mb-6 max-w-prose">{t(`about.${status}.${side}`)}</p>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid min-w-0 gap-6 max-lg:order-last">
          <ReturnItems of={of} />
          <ReturnFacts of={of} timeZone={timeZone} />
        </div>
        {canAct ? <ReturnSteps of={of} /> : null}
      </div>
    </>
  )
}

import { useLocale, useTranslations } from 'next-intl'
import type { NetTerms } from '@/domain/payments/payouts/net'
import { localePath } from '@/messages/locales'
import { SavedMessage } from '@/ui/auth/saved-message'
import { Breadcrumb } from '@/ui/parts/breadcrumb'
import { RequestFacts, RequestItems } from './request-facts'
import { RequestSteps } from './request-steps'
import { requestsPath } from './requests-screen'
import type { RequestView } from './request-view'
import { RequestStatus } from './status-badge'

const DONE = ['requested', 'offered', 'declined', 'withdrawn'] as const
type Outcome = (typeof DONE)[number]

export const requestStateText = (asked: unknown): Outcome | undefined => DONE.find((done) => done === asked)

type Props = {
  request: RequestView
  done: Outcome | undefined
  canAct: boolean
  /** Of the seller who reads it. */
  net?: NetTerms
}

/** A price request as one of its sides reads it: what was asked, what is offered, and what can be done (rules M73 to M78). */
export function RequestScreen({ request, done, canAct, net }: Props) {
  const t = useTranslations('priceRequests')
  const locale = useLocale()
  const { number, side, status, partner, thread, order } = request
  const conversation = thread && (side === 'seller' ? `/seller/chat/${thread}` : `/messages/${thread}`)
  const placed = order && (side === 'seller' ? `/seller/orders/${order.id}` : `/order/${order.id}`)
  return (
    <>
      <Breadcrumb
        home={side === 'seller' ? '/seller' : undefined}
        crumbs={[{ name: t('title'), href: localePath(locale, requestsPath(side)) }]}
      />
      <div className="mt-2 mb-6 grid gap-2">
        <h1 className="flex flex-wrap items-center gap-3 text-2xl">
          {t('request', { number })} <RequestStatus status={status} side={side} />
        </h1>
        <p className="text-muted flex flex-wrap gap-x-4">
          <span>{t(`with.${side}`, { name: partner ?? t('formerMember') })}</span>
          {conversation ? (
            <a className="link" href={localePath(locale, conversation)}>
              {t('conversation')}
            </a>
          ) : null}
          {placed ? (
            <a className="link" href={localePath(locale, placed)}>
              {t('order', { number: order.number })}
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
        <div className="grid gap-6">
          <RequestItems request={request} />
          <RequestFacts request={request} />
        </div>
        {canAct ? <RequestSteps request={request} net={net} /> : null}
      </div>
    </>
  )
}

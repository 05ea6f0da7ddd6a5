'use client'

import { Button } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { momentFormat, type Locale } from '@/domain/locale'
import { formatMoney } from '@/domain/money'
import { sendCommand } from '@/admin/parts/send-command'
import type { OpenedOrder } from '@/features/people/open-order'
import type { OpenedOrderWords } from './opened-order-words'

type Props = { order: string; number: string; locale: Locale; words: OpenedOrderWords }

/** Asks why, then shows an order, this once. */
export function OpenedOrderView({ order, locale, words }: Props) {
  const id = useId()
  const [reason, setReason] = useState('')
  const [shown, setShown] = useState<OpenedOrder | null>(null)
  const [problem, setProblem] = useState('')
  const [isAsking, setAsking] = useState(false)
  const open = async () => {
    setAsking(true)
    const sent = await sendCommand<OpenedOrder>('order-view', { order, reason }, words.failed)
    setAsking(false)
    setProblem(sent.ok ? '' : sent.problem)
    if (sent.ok) setShown(sent.value)
  }
  if (shown) return <Opened shown={shown} locale={locale} words={words} />
  return (
    <details>
      <summary>{words.title}</summary>
      <div className="panel-field">
        <p>{words.about}</p>
        <label className="field-label" htmlFor={id}>
          {words.reason}
        </label>
        <textarea id={id} rows={2} value={reason} onChange={({ target }) => setReason(target.value)} />
        <div role="alert" className="panel-wrong">
          {problem}
        </div>
        <Button
          type="button"
          buttonStyle="secondary"
          margin={false}
          disabled={isAsking}
          onClick={() => void open()}
        >
          {words.open}
        </Button>
      </div>
    </details>
  )
}

function Opened({ shown, locale, words }: { shown: OpenedOrder } & Pick<Props, 'locale' | 'words'>) {
  const format = momentFormat(locale, 'America/Toronto')
  const { buyer, seller, sentTo, total, items, events } = shown
  return (
    <div tabIndex={-1} ref={(node) => node?.focus()}>
      <dl className="panel-facts">
        <dt>{words.buyer}</dt>
        <dd>{buyer}</dd>
        <dt>{words.seller}</dt>
        <dd>{seller}</dd>
        <dt>{words.sentTo}</dt>
        <dd>{sentTo}</dd>
        <dt>{words.total}</dt>
        <dd>{formatMoney(total, locale)}</dd>
        <dt>{words.items}</dt>
        <dd>
          {items.map(({ name, quantity, total: cost }, at) => (
            <div key={at}>
              {quantity} × {name}: {formatMoney(cost, locale)}
            </div>
          ))}
        </dd>
        <dt>{words.steps}</dt>
        <dd>
          {events.map(({ to, at }) => (
            <div key={`${at} ${to}`}>
              {words.statuses[to]}, <time dateTime={at}>{format.format(new Date(at))}</time>
            </div>
          ))}
        </dd>
      </dl>
    </div>
  )
}

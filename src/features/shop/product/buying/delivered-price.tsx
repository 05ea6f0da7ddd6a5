'use client'

import { useState } from 'react'
import type { Locale } from '@/domain/locale'
import { AreaForm } from '@/ui/frame/area/area-form'
import { fillMessage } from '@/ui/page/fill-message'
import { Icon } from '@/ui/parts/icon'
import { MESSAGE_FORM } from '@/ui/page/message-form'
import type { BuyWords } from './buy-words'
import { useDelivered } from './use-delivered'

export type Delivery = {
  /** When the goods arrive by the seller's first method, as the page was made. */
  arrival: string
  /** The seller's page, with its shipping costs; null if there is none. */
  supplier: string | null
}

type Props = {
  delivery: Delivery
  product: string
  /** Null while it cannot be ordered. */
  quantity: number | null
  locale: Locale
  words: BuyWords
}

/** Arrival, shipping, taxes and the price delivered, for the quantity above (rule M51). */
export function DeliveredPrice({ delivery, product, quantity, locale, words }: Props) {
  const { area, session, view, message, isWaiting, retry } = useDelivered({ product, quantity, locale })
  const [isEditing, setEditing] = useState(false)
  const isOpen = isEditing || view === null
  const isOld = isWaiting || message !== undefined
  // Amounts of another quantity would be read as those of this one; their place stays, so that no button moves while one types.
  const hidden = quantity === null || message !== undefined ? 'invisible' : ''
  const place = view?.place || area
  return (
    <div
      className="border-line grid min-h-48 content-start gap-2 border-y py-3"
      data-others=""
      aria-busy={view !== null && isWaiting && quantity !== null}
    >
      {place ? (
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span>{fillMessage(words.place.deliverTo, { place })}</span>
          {isEditing ? null : (
            <>
              <span aria-hidden="true">·</span>
              <button
                type="button"
                className="link min-h-6 cursor-pointer underline"
                onClick={() => setEditing(true)}
              >
                {words.delivered.change}
              </button>
            </>
          )}
        </p>
      ) : null}
      <div className={`grid gap-1 ${view && isOld ? 'opacity-60' : ''}`}>
        <Row icon="truck" isStrong>
          {view?.arrival || delivery.arrival}
        </Row>
        {view?.shipping ? (
          <div className={hidden}>
            <Row icon="empty" isStrong>
              {view.shipping}
            </Row>
          </div>
        ) : null}
        {view?.taxes ? (
          <div className={hidden}>
            <Row icon="wallet">{view.taxes}</Row>
          </div>
        ) : null}
        {view?.isAsked ? (
          <p>
            <button type="submit" form={MESSAGE_FORM} className="link min-h-6 cursor-pointer underline">
              {words.delivered.ask}
            </button>
          </p>
        ) : null}
        {view?.total ? (
          <p className={`figures text-lg font-semibold ${hidden}`} aria-atomic="true">
            {view.total}
            {view.each ? ` · ${fillMessage(words.each, { price: view.each })}` : null}
          </p>
        ) : null}
      </div>
      {message === undefined ? null : (
        <p className="text-persimmon-deep">
          {message || words.delivered.failed}{' '}
          {message === '' ? (
            <button type="button" className="link min-h-6 cursor-pointer underline" onClick={retry}>
              {words.delivered.retry}
            </button>
          ) : null}
        </p>
      )}
      {isOpen ? (
        // The page is made for nobody: who has a place or a session sees no form while it is taken over.
        <div
          className="grid gap-1"
          data-no-area={isEditing ? undefined : ''}
          data-signed-out={isEditing || session ? undefined : ''}
        >
          {isEditing ? null : <p data-scripted="">{words.delivered.needsPlace}</p>}
          <AreaForm words={words.place} onDone={() => setEditing(false)} />
        </div>
      ) : null}
      <p data-unscripted="">
        {words.delivered.atCheckout}{' '}
        {delivery.supplier ? (
          <a className="link underline" href={`${delivery.supplier}#shipping`}>
            {words.delivered.rates}
          </a>
        ) : null}
      </p>
    </div>
  )
}

type RowProps = { icon: 'truck' | 'empty' | 'wallet'; isStrong?: boolean; children: string }

function Row({ icon, isStrong, children }: RowProps) {
  return (
    <p className="flex gap-2">
      <Icon name={icon} className="text-muted mt-0.5 shrink-0" />
      <span className={isStrong ? 'font-semibold' : undefined}>{children}</span>
    </p>
  )
}

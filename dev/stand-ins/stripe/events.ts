import * as z from 'zod'
import { noSuch } from './errors'
import type { Form } from './form'
import { newId, now } from './ids'
import { paginate, within } from './lists'
import { created, paging, readParams, text } from './params'
import type { Ctx, Delivery, EventObject, EventType, State, StoredEvent } from './types'

/** The version the SDK is pinned to, so that events look like its types. */
export const API_VERSION = '2026-10-28.endive'

const eventList = z.strictObject({
  ...paging,
  created,
  type: text.optional(),
  types: z.array(text).optional(),
})

export type Cause = { id: string | null; idempotency_key: string | null }

/** Writes down what happened, as it is at this moment, and that the shop is to be told. */
export function recordEvent<T extends EventType>(
  state: State,
  cause: Cause,
  type: T,
  object: EventObject<T>,
): Delivery {
  const event: StoredEvent = {
    id: newId('evt_1'),
    object: 'event',
    api_version: API_VERSION,
    created: now(),
    data: { object: structuredClone(object) },
    livemode: false,
    pending_webhooks: 1,
    request: cause,
    type,
  }
  const delivery = toDelivery(event)
  state.events.set(event.id, event)
  state.deliveries.set(delivery.id, delivery)
  return delivery
}

export function toDelivery({ id, type, data }: StoredEvent): Delivery {
  return {
    id: newId('wh_'),
    event: id,
    type,
    lane: laneOf(data.object),
    state: 'pending',
    tries: 0,
    attempts: [],
  }
}

/** What belongs to one payment is told in order; payments do not wait for each other. */
function laneOf(object: { id: string; payment_intent?: unknown }): string {
  return typeof object.payment_intent === 'string' ? object.payment_intent : object.id
}

export function findEvent(state: State, id: string): StoredEvent {
  const event = state.events.get(id)
  if (!event) throw noSuch('event', id, 'id')
  return event
}

export function listEvents({ state }: Ctx, form: Form) {
  const asked = readParams(eventList, form)
  const types = asked.types ?? (asked.type ? [asked.type] : [])
  const found = [...state.events.values()].filter(
    (one) =>
      within(one.created, asked.created) &&
      (types.length === 0 || types.some((type) => matches(one.type, type))),
  )
  return paginate(found, asked, '/v1/events')
}

/** Stripe lets a filter end in *: charge.* is every event of a charge. */
function matches(type: string, wanted: string): boolean {
  return wanted.endsWith('*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted
}

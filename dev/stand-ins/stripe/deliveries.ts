import { setTimeout as sleep } from 'node:timers/promises'
import { toDelivery } from './events'
import { postWebhook, type Endpoint } from './post-webhook'
import type { Store } from './store'
import type { Attempt, Delivery, WebhookMode } from './types'

export type Plan = { mode: WebhookMode; types?: string[]; delayMs?: number }

/** Like Stripe's, only faster: ten tries within ten minutes, then the event stays undelivered. */
const BACKOFF = [1, 2, 4, 8, 15, 30, 60, 120, 300].map((seconds) => seconds * 1000)

/** Said once for each event: a wrong secret or address would otherwise leave orders unpaid without a word. */
function complain(type: string, attempt: Attempt | undefined, url: string) {
  const answer = attempt?.status ? `answered ${attempt.status}` : `did not answer (${attempt?.error})`
  console.error(`the Stripe stand-in: ${url} ${answer} to the webhook ${type}; it is sent again`)
}

/** Tells the shop what happened, in the manner the tests ask for, until it answers 2xx. */
export function openDeliveries({ state, commit }: Store, endpoint: Endpoint, backoff = BACKOFF) {
  const stopping = new AbortController()
  const timers = new Map<string, NodeJS.Timeout>()
  const busy = new Map<string, Promise<void>>()
  const lanes = new Map<string, Promise<void>>()
  let plan: Plan = { mode: 'deliver' }

  function modeOf({ type }: Delivery): WebhookMode {
    return plan.types && !plan.types.includes(type) ? 'deliver' : plan.mode
  }

  /** One try at a time for each delivery; whoever comes meanwhile waits for that one. */
  function attempt(delivery: Delivery, mode: WebhookMode): Promise<void> {
    if (delivery.state !== 'pending' || mode === 'hold') return Promise.resolve()
    const running = busy.get(delivery.id) ?? send(delivery, mode).finally(() => busy.delete(delivery.id))
    busy.set(delivery.id, running)
    return running
  }

  async function send(delivery: Delivery, mode: WebhookMode): Promise<void> {
    const event = state.events.get(delivery.event)
    if (!event || stopping.signal.aborted) return
    const copies = mode === 'duplicate' ? [1, 2] : [1]
    const tries = await Promise.all(copies.map(() => postWebhook(endpoint, event, mode, stopping.signal)))
    if (stopping.signal.aborted) return
    delivery.attempts.push(...tries)
    delivery.tries += 1
    if (tries.some(({ status }) => status !== null && status >= 200 && status < 300)) {
      delivery.state = 'delivered'
      event.pending_webhooks = 0
    } else {
      if (mode === 'deliver' && delivery.tries === 1) complain(event.type, tries[0], endpoint.url)
      retry(delivery)
    }
    await commit().catch((error: unknown) => console.error('the Stripe stand-in:', error))
  }

  function retry(delivery: Delivery): void {
    const delay = backoff[delivery.tries - 1]
    if (delay === undefined) delivery.state = 'failed'
    else schedule(delivery, delay)
  }

  function schedule(delivery: Delivery, delay: number): void {
    clearTimeout(timers.get(delivery.id))
    const timer = setTimeout(() => void attempt(delivery, modeOf(delivery)), delay)
    timers.set(delivery.id, timer)
  }

  function pending(): Delivery[] {
    return [...state.deliveries.values()].filter((one) => one.state === 'pending')
  }

  /** First tries of what just happened, in order for each payment; resolves when each was tried once. */
  async function dispatch(batch: Delivery[]): Promise<void> {
    if (batch.length === 0) return
    const { mode, delayMs = mode === 'late' ? 3000 : 0 } = plan
    if (delayMs > 0) await sleep(delayMs, undefined, { ref: false })
    await Promise.all((mode === 'reorder' ? batch.toReversed() : batch).map(queue))
  }

  function queue(delivery: Delivery): Promise<void> {
    const before = lanes.get(delivery.lane) ?? Promise.resolve()
    const turn = before.then(() => attempt(delivery, modeOf(delivery)))
    const done = turn.finally(() => lanes.get(delivery.lane) === done && lanes.delete(delivery.lane))
    lanes.set(delivery.lane, done)
    return done
  }

  /** Sends everything still pending now, held or waiting for a retry, whatever the mode. */
  async function flush(newestFirst = false): Promise<Delivery[]> {
    const waiting = newestFirst ? pending().reverse() : pending()
    for (const delivery of waiting) {
      clearTimeout(timers.get(delivery.id))
      await attempt(delivery, modeOf(delivery) === 'hold' ? 'deliver' : modeOf(delivery))
    }
    return waiting
  }

  /** The same event once more, as the Resend button of Stripe's dashboard does. */
  async function resend(eventId: string): Promise<Delivery | null> {
    const event = state.events.get(eventId)
    if (!event) return null
    const delivery = toDelivery(event)
    state.deliveries.set(delivery.id, delivery)
    await attempt(delivery, modeOf(delivery))
    return delivery
  }

  function stop(): void {
    stopping.abort()
    for (const timer of timers.values()) clearTimeout(timer)
  }

  // What a stop or a kill left undelivered goes out again.
  for (const delivery of pending()) schedule(delivery, 0)

  return {
    dispatch,
    flush,
    resend,
    stop,
    list: () => [...state.deliveries.values()],
    getPlan: () => plan,
    setPlan(next: Plan) {
      plan = next
    },
  }
}

import { openAnswers } from './answers'
import { openDeliveries } from './deliveries'
import { recordEvent, type Cause } from './events'
import { openFaults } from './faults'
import type { Endpoint } from './post-webhook'
import { expireDue } from './sessions'
import { openStore } from './store'
import type { Ctx, Delivery } from './types'

export type WorldOptions = {
  url: string
  secretKey: string
  merchant: string
  endpoint: Endpoint
  file?: string
  backoff?: number[]
}
export type World = ReturnType<typeof openWorld>

const BY_ITSELF: Cause = { id: null, idempotency_key: null }
const TICK = 1000

/** The stand-in's Stripe: its state, and the one way to change it. */
export function openWorld(options: WorldOptions) {
  const store = openStore(options.file)
  const deliveries = openDeliveries(store, options.endpoint, options.backoff)
  const { state } = store

  const ctxOf = (batch: Delivery[], cause: Cause): Ctx => ({
    state,
    url: options.url,
    emit: (type, object) => void batch.push(recordEvent(state, cause, type, object)),
  })

  /** Works in one go, saves, and only then answers and tells the shop: what was answered is never lost. */
  async function run<T>(
    work: (ctx: Ctx) => T,
    cause = BY_ITSELF,
  ): Promise<{ value: T; told: Promise<void> }> {
    const batch: Delivery[] = []
    const value = work(ctxOf(batch, cause))
    await store.commit()
    return { value, told: deliveries.dispatch(batch) }
  }

  /** Lets time do its work: sessions whose hour has come expire. */
  async function sweep(): Promise<void> {
    const due = [...state.checkouts.values()].some(({ session }) => isOver(session))
    if (due) await run(expireDue)
  }
  const report = (error: unknown) => console.error('the Stripe stand-in:', error)
  const clock = setInterval(() => void sweep().catch(report), TICK)

  return {
    ...options,
    state,
    run,
    sweep,
    read: <T>(work: (ctx: Ctx) => T): T => work(ctxOf([], BY_ITSELF)),
    deliveries,
    answers: openAnswers(state),
    faults: openFaults(),
    reset: store.reset,
    async close() {
      clearInterval(clock)
      deliveries.stop()
      await store.commit()
    },
  }
}

function isOver({ status, expires_at }: { status: string | null; expires_at: number }): boolean {
  return status === 'open' && expires_at * 1000 <= Date.now()
}

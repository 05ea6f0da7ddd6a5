import type { IncomingMessage, ServerResponse } from 'node:http'
import * as z from 'zod'
import { answerJson, readBody } from '~/dev/stand-ins/http'
import { DISPUTE_STEPS, disputeSchema, openDispute, stepDispute, type DisputeStep } from './disputes'
import { ApiError, badParam } from './errors'
import { faultSchema } from './faults'
import { ACTS } from './payments'
import { finishRefund } from './refunds'
import { expireDue, findCheckout } from './sessions'
import type { World } from './world'

const MODES = ['deliver', 'hold', 'duplicate', 'reorder', 'late', 'tamper', 'forge', 'stale'] as const
const planSchema = z.strictObject({
  mode: z.enum(MODES),
  types: z.array(z.string()).optional(),
  delayMs: z.int().min(0).optional(),
})
const flushSchema = z.strictObject({ newestFirst: z.boolean().default(false) })
const resendSchema = z.strictObject({ event: z.string() })
const advanceSchema = z.strictObject({ seconds: z.int().min(1) })
const payerSchema = z.strictObject({
  email: z.string().default('buyer@maru.test'),
  name: z.string().default('Test Buyer'),
})

/** What only the stand-in has: faults, webhook manners, and the hand of the person paying. For tests. */
export async function control(world: World, req: IncomingMessage, res: ServerResponse): Promise<void> {
  try {
    const path = (req.url ?? '').replace(/^\/_control\/?|\?.*$/g, '')
    const text = await readBody(req)
    // A form on some web page can post here, but not as JSON without asking first.
    const isJson = req.headers['content-type']?.startsWith('application/json') ?? false
    if (req.method === 'POST' && !isJson) throw badParam('Send application/json.')
    answerJson(res, 200, await command(world, `${req.method} ${path}`, JSON.parse(text || '{}')))
  } catch (error) {
    if (error instanceof ApiError) return answerJson(res, error.status, error.body)
    if (!(error instanceof z.ZodError || error instanceof SyntaxError)) throw error
    answerJson(res, 400, { error: { message: error.message } })
  }
}

async function command(world: World, what: string, body: unknown): Promise<unknown> {
  const { faults, deliveries } = world
  switch (what) {
    case 'GET ':
      return { faults: faults.list(), webhooks: deliveries.getPlan() }
    case 'POST faults':
      faults.add(faultSchema.parse(body))
      return { faults: faults.list() }
    case 'DELETE faults':
      faults.clear()
      return { faults: [] }
    case 'POST webhooks':
      deliveries.setPlan(planSchema.parse(body))
      return { webhooks: deliveries.getPlan() }
    case 'POST flush':
      return { deliveries: await deliveries.flush(flushSchema.parse(body).newestFirst) }
    case 'POST resend':
      return { delivery: await deliveries.resend(resendSchema.parse(body).event) }
    case 'GET deliveries':
      return { deliveries: deliveries.list() }
    case 'POST advance':
      return advance(world, advanceSchema.parse(body).seconds)
    case 'POST reset':
      faults.clear()
      deliveries.setPlan({ mode: 'deliver' })
      await world.reset()
      return { reset: true }
    default:
      return act(world, what, body)
  }
}

/** Brings the end of every open session closer, as if time had passed. */
async function advance({ run }: World, seconds: number) {
  const { value: expired } = await run((ctx) => {
    for (const { session } of ctx.state.checkouts.values()) {
      if (session.status === 'open') session.expires_at -= seconds
    }
    return expireDue(ctx)
  })
  return { expired }
}

/**
 * POST sessions/:id/(pay|decline|later|settle|bounce|dispute), refunds/:id/(settle|fail) and
 * disputes/:id/(escalate|answer|win|lose|withdraw).
 */
export async function act({ run }: World, what: string, body: unknown): Promise<unknown> {
  const [, kind, id = '', name = ''] = /^POST (sessions|refunds|disputes)\/(\w+)\/(\w+)$/.exec(what) ?? []
  const does = ACTS.get(name)
  if (kind === 'sessions' && does) {
    const payer = payerSchema.parse(body)
    const { value } = await run((ctx) => {
      const checkout = findCheckout(ctx.state, id)
      does(ctx, checkout, payer)
      return structuredClone(checkout.session)
    })
    return value
  }
  if (kind === 'sessions' && name === 'dispute') {
    const opening = disputeSchema.parse(body)
    return (await run((ctx) => structuredClone(openDispute(ctx, findCheckout(ctx.state, id), opening)))).value
  }
  if (kind === 'disputes' && DISPUTE_STEPS.includes(name))
    return (await run((ctx) => structuredClone(stepDispute(ctx, id, name as DisputeStep)))).value
  if (kind === 'refunds' && (name === 'settle' || name === 'fail')) {
    return (await run((ctx) => structuredClone(finishRefund(ctx, id, name)))).value
  }
  throw new ApiError(404, 'invalid_request_error', `No such control: ${what}`)
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { answer, readBody } from '~/dev/stand-ins/http'
import { digestOf } from './answers'
import { authenticate, hang, header } from './caller'
import { ApiError, unknownUrl } from './errors'
import { API_VERSION } from './events'
import { expand } from './expand'
import { strike, type Fault } from './faults'
import { parseForm, type Form } from './form'
import { newId } from './ids'
import { findRoute, type Route } from './routes'
import type { Answer, Ctx } from './types'
import type { World } from './world'

type Asked = {
  requestId: string
  reads: boolean
  route: Route
  path: string
  form: Form
  key: string | undefined
  fault?: Fault
}

/** Stripe's API: who asks, what for, was it asked before, then the work. */
export async function api(world: World, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const requestId = newId('req_', 14)
  const key = req.method === 'POST' ? header(req, 'idempotency-key') : undefined
  let fault: Fault | undefined
  let given: Answer
  try {
    const method = req.method ?? 'GET'
    const { pathname: path, search } = new URL(req.url ?? '/', 'http://stripe')
    const body = await readBody(req)
    authenticate(world.secretKey, req)
    const route = findRoute(method, path)
    if (!route) throw unknownUrl(method, path)
    fault = world.faults.take(method, path)
    strike(fault)
    const form = parseForm(method === 'POST' ? body : search.slice(1))
    await world.sweep()
    given = await respond(world, { requestId, reads: method === 'GET', route, path, form, key, fault })
  } catch (error) {
    given = refusal(error, requestId)
  }
  if (fault?.kind === 'timeout') return hang(res, fault.ms)
  const replayed = given.requestId !== requestId
  answer(res, given.status, 'application/json', given.body, {
    'Request-Id': requestId,
    'Stripe-Version': header(req, 'stripe-version') ?? API_VERSION,
    ...(key && { 'Idempotency-Key': key }),
    ...(replayed && { 'Idempotent-Replayed': 'true', 'Original-Request': given.requestId }),
    ...(given.status === 401 && { 'WWW-Authenticate': 'Basic realm="Stripe"' }),
  })
}

async function respond(world: World, asked: Asked): Promise<Answer> {
  const { key, path, fault } = asked
  const digest = digestOf(asked.form)
  if (!key) return work(world, asked, digest)
  const before = world.answers.recall(key, path, digest)
  if (before) return before
  world.answers.begin(key)
  try {
    if (fault?.kind === 'slow') await sleep(fault.ms ?? 1000)
    return await work(world, asked, digest)
  } finally {
    world.answers.end(key)
  }
}

async function work(world: World, asked: Asked, digest: string): Promise<Answer> {
  const { route, form, path, key, requestId } = asked
  if (asked.reads) return world.read(act)
  return (await world.run(act, { id: requestId, idempotency_key: key ?? null })).value

  function act(ctx: Ctx): Answer {
    const given = { asked: digest, path, requestId, at: Date.now() }
    try {
      const result = expand(ctx.state, route.work(ctx, form, route.id), expandOf(form))
      return keep({ ...given, status: 200, body: JSON.stringify(result, null, 2) })
    } catch (error) {
      const answer = { ...refusal(error, requestId), ...given }
      return error instanceof ApiError && error.kept ? keep(answer) : answer
    }
  }

  function keep(answer: Answer): Answer {
    if (key) world.answers.keep(key, answer)
    return answer
  }
}

function refusal(error: unknown, requestId: string): Answer {
  const known = error instanceof ApiError
  if (!known) console.error('the Stripe stand-in:', error)
  const said = known ? error : new ApiError(500, 'api_error', 'An unexpected error occurred.')
  return {
    asked: '',
    path: '',
    at: 0,
    requestId,
    status: said.status,
    body: JSON.stringify(said.body, null, 2),
  }
}

function expandOf({ expand: paths }: Form): string[] {
  return Array.isArray(paths) ? paths.map(String) : []
}

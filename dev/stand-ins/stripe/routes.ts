import * as z from 'zod'
import { findMovement, listBalance } from './balance'
import { createCustomer, findCustomer } from './customers'
import { closeDispute, findDispute, listDisputes } from './disputes'
import { noSuch } from './errors'
import { findEvent, listEvents } from './events'
import type { Form } from './form'
import { cancelOnRequest, findIntent } from './intents'
import { expandable, readParams } from './params'
import { createRefund, findRefund, listRefunds } from './refunds'
import { createSession, expireSession, findCheckout, listLines, listSessions } from './sessions'
import { createTransfer, findTransfer, listTransfers } from './transfers'
import type { Ctx, State } from './types'

type Work = (ctx: Ctx, form: Form, id: string) => object
export type Route = { work: Work; id: string }

const bare = z.strictObject(expandable)

/** Reading one thing takes no parameters but expand. */
function reading(find: (state: State, id: string) => object): Work {
  return ({ state }, form, id) => {
    readParams(bare, form)
    return find(state, id)
  }
}

const ROUTES: ReadonlyMap<string, Work> = new Map<string, Work>([
  ['POST /v1/customers', createCustomer],
  ['GET /v1/customers/:id', reading(findCustomer)],
  ['POST /v1/checkout/sessions', createSession],
  ['GET /v1/checkout/sessions', listSessions],
  ['GET /v1/checkout/sessions/:id', reading((state, id) => findCheckout(state, id).session)],
  ['GET /v1/checkout/sessions/:id/line_items', listLines],
  ['POST /v1/checkout/sessions/:id/expire', expiring],
  ['GET /v1/payment_intents/:id', reading(findIntent)],
  ['POST /v1/payment_intents/:id/cancel', cancelOnRequest],
  ['GET /v1/charges/:id', reading(findCharge)],
  ['POST /v1/refunds', createRefund],
  ['GET /v1/refunds', listRefunds],
  ['GET /v1/refunds/:id', reading(findRefund)],
  ['GET /v1/disputes', listDisputes],
  ['GET /v1/disputes/:id', reading(findDispute)],
  ['POST /v1/disputes/:id/close', closing],
  ['POST /v1/transfers', createTransfer],
  ['GET /v1/transfers', listTransfers],
  ['GET /v1/transfers/:id', reading(findTransfer)],
  ['GET /v1/balance_transactions', listBalance],
  ['GET /v1/balance_transactions/:id', reading(findMovement)],
  ['GET /v1/events', listEvents],
  ['GET /v1/events/:id', reading(findEvent)],
])

/** A path is a collection, perhaps one of its members, perhaps something done to it. */
export function findRoute(method: string, path: string): Route | undefined {
  const [, collection, id = '', action = ''] =
    /^(\/v1\/(?:checkout\/sessions|\w+))(?:\/([^/]+))?(\/\w+)?$/.exec(path) ?? []
  const work = ROUTES.get(`${method} ${collection}${id && '/:id'}${action}`)
  return work && { work, id: decodeURIComponent(id) }
}

function expiring(ctx: Ctx, form: Form, id: string): object {
  readParams(bare, form)
  return expireSession(ctx, id)
}

function closing(ctx: Ctx, form: Form, id: string): object {
  readParams(bare, form)
  return closeDispute(ctx, id)
}

function findCharge(state: State, id: string): object {
  const charge = state.charges.get(id)
  if (!charge) throw noSuch('charge', id, 'id')
  return charge
}

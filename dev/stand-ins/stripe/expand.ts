import { badParam } from './errors'
import type { State } from './types'

type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
type Node = { [key: string]: Json }

/** Puts whole objects where ids stand, along the paths asked for: payment_intent.latest_charge, data.customer. */
export function expand(state: State, body: object, paths: string[] = []): object {
  const copy: Node = JSON.parse(JSON.stringify(body))
  for (const path of paths) grow(state, copy, path.split('.'), path)
  return copy
}

function grow(state: State, node: Json | undefined, [key, ...rest]: string[], path: string): void {
  if (node === undefined || node === null || key === undefined) return
  if (Array.isArray(node)) {
    for (const item of node) grow(state, item, [key, ...rest], path)
    return
  }
  if (typeof node !== 'object') throw cannot(path)
  const child = node[key] ?? includable(state, node, key)
  const grown = typeof child === 'string' ? find(state, child, path) : child
  if (grown === undefined) throw cannot(path)
  node[key] = grown
  grow(state, grown, rest, path)
}

/** Lists Stripe leaves out until asked. */
function includable(state: State, node: Node, key: string): Json | undefined {
  if (node[key] === null) return null
  const id = String(node.id)
  if (node.object === 'checkout.session' && key === 'line_items') {
    return listOf(state.checkouts.get(id)?.lines ?? [], `/v1/checkout/sessions/${id}/line_items`)
  }
  if (node.object === 'charge' && key === 'refunds') {
    const refunds = [...state.refunds.values()].filter(({ charge }) => charge === id).reverse()
    return listOf(refunds, `/v1/charges/${id}/refunds`)
  }
  return undefined
}

function listOf(items: object[], url: string): Json {
  return { object: 'list', data: items.slice(0, 10).map(plain), has_more: items.length > 10, url }
}

function find(state: State, id: string, path: string): Json {
  const places: Record<string, ReadonlyMap<string, object>> = {
    cus: state.customers,
    pi: state.intents,
    ch: state.charges,
    py: state.charges,
    re: state.refunds,
    du: state.disputes,
    tr: state.transfers,
    txn: state.balance,
  }
  const found = places[id.split('_')[0] ?? '']?.get(id)
  if (!found) throw cannot(path)
  return plain(found)
}

function plain(object: object): Node {
  return JSON.parse(JSON.stringify(object))
}

function cannot(path: string) {
  return badParam(`This property cannot be expanded (${path}).`, { param: 'expand' })
}

import { judgeLine, type JudgedGoods } from './quick-order/judge-line'
import { listedTotal } from './job-list'
import { latestArrival, type Arrival, type ShippedGoods } from './shipping/shipping'
import { moqOf } from '@/domain/products/prices/tiers'
import type { RoomLine } from '@/domain/pages/recommended-room'

type Goods = Omit<JudgedGoods, 'tooMany' | 'isOwn'> & ShippedGoods

export type RoomSums<G> = {
  lines: (RoomLine & { goods: G; unitPrice: number | null; total: number | null; isReady: boolean })[]
  /** Of the lines that can be ordered, before shipping and taxes. */
  total: number
  ready: number
  /** When the last of them arrives. */
  arrival: Arrival | null
}

/**
 * What a room costs today (rule C74). What has left the shop is left out, what is sold out not counted; where a seller has raised the minimum
 * since it was chosen, the minimum stands.
 */
export function sumRoom<G extends Goods>(
  chosen: readonly RoomLine[],
  found: ReadonlyMap<string, G>,
): RoomSums<G> {
  const lines = chosen.flatMap(({ product, quantity: wanted }) => {
    const goods = found.get(product)
    if (!goods) return []
    const quantity = Math.max(wanted, moqOf(goods.tiers))
    const { unitPrice, total, issue } = judgeLine({ ...goods, tooMany: null, isOwn: false }, String(quantity))
    return { product, quantity, goods, unitPrice, total, isReady: !issue, issue }
  })
  const ready = lines.filter(({ isReady }) => isReady)
  return {
    lines: lines.map(({ issue: _, ...line }) => line),
    total: listedTotal(ready),
    ready: ready.length,
    arrival: latestArrival(ready.map(({ goods }) => goods)),
  }
}

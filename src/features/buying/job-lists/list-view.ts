import 'server-only'
import { changesOf, judgeListed, listedTotal, type JobListChange } from '@/domain/cart/job-list'
import { latestArrival, type Arrival } from '@/domain/cart/shipping/shipping'
import type { Issue } from '@/domain/result'
import type { LineGoods, ReadLine } from './lines/read-list-lines'

export type JobListLineView = {
  id: string
  /** Of today, or as it was called when it was put on the list. */
  name: string
  quantity: number
  note: string
  goods: LineGoods | null
  unitPrice: number | null
  total: number | null
  changes: JobListChange[]
  /** What keeps it from being added to the cart. */
  issue?: Issue
}

export type ListSums = {
  lines: JobListLineView[]
  /** Of the lines that can be added, before shipping and tax. */
  total: number
  ready: number
  changed: number
  /** When the last of them arrives. */
  arrival: Arrival | null
}

/**
 * The lines of one list as its reader sees them; null where somebody else reads it by the link (rules M57, M58). What changed since they
 * were saved is said to its own member alone.
 */
export function viewList(lines: readonly ReadLine[], member: string | null, isOwn: boolean): ListSums {
  const views = lines.map((line) => viewLine(line, member, isOwn))
  const ready = views.filter(({ issue }) => !issue)
  return {
    lines: views,
    total: listedTotal(ready),
    ready: ready.length,
    changed: isOwn ? views.filter(({ changes }) => changes.length > 0).length : 0,
    arrival: latestArrival(ready.flatMap(({ goods }) => goods ?? [])),
  }
}

function viewLine(
  { id, keptName, quantity, note, seen, goods }: ReadLine,
  member: string | null,
  isOwn: boolean,
): JobListLineView {
  // To who adds it to a cart alone: else a link would reveal the stock (rule C9).
  const isTooMany =
    member !== null && goods !== null && goods.available !== null && quantity > goods.available
  const judged = judgeListed(
    goods && { ...goods, tooMany: isTooMany ? quantity : null, isOwn: goods.seller === member },
    quantity,
  )
  return {
    id,
    name: goods?.name ?? keptName,
    quantity,
    note,
    goods,
    unitPrice: judged.unitPrice,
    total: judged.total,
    changes: changesOf(
      isOwn ? seen : { unitPrice: null, stock: null },
      quantity,
      goods && { ...goods, tooMany: null, isOwn: false },
    ),
    ...(judged.issue && { issue: judged.issue }),
  }
}

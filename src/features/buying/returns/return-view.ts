import type { SoldUnit } from '@/domain/orders/sold-unit'
import type { ReturnCarrier } from '@/domain/orders/returns/carriers'
import type { ReturnStatus } from '@/domain/orders/returns/moves'
import type { ReturnReason } from '@/domain/orders/returns/request'
import type { Side } from '@/domain/talk/thread'

/** A row of either side's list. */
export type ReturnRow = {
  id: string
  number: string
  status: ReturnStatus
  reason: ReturnReason
  /** Null once the other side's account is closed. */
  partner: string | null
  first: string
  /** Other lines beside the first. */
  others: number
  value: number
  refunded: number
  at: string
  dueAt: string | null
}

export type ReturnView = {
  id: string
  number: string
  side: Side
  status: ReturnStatus
  version: number
  reason: ReturnReason
  partner: string | null
  thread: string | null
  order: { id: string; number: string }
  items: (SoldUnit & {
    id: string
    product: string
    name: string
    quantity: number
    unitPrice: number
    discounted: number
  })[]
  pictures: { filename: string }[]
  note: string
  value: number
  refunded: number
  /** What can be refunded now: the rest of its value, at most what is left of the order. */
  refundable: number
  terms: { address: string; freight: Side; note: string } | null
  waybill: { carrier: ReturnCarrier; trackingNumber: string } | null
  refusal: string
  complaint: string
  complaintBy: 'buyer' | 'seller' | 'system' | null
  decision: string
  dueAt: string | null
  mayEscalate: boolean
  /** Where the seller had the last return sent, to fill in the form. */
  usualAddress: string
  /** What happened, oldest first. */
  steps: { name: StepName; at: string }[]
}

type StepName =
  'requested' | 'accepted' | 'sent' | 'received' | 'escalated' | 'decided' | 'refunded' | 'ended'

/** A line of an order that may be returned. */
export type ReturnableLine = SoldUnit & {
  item: string
  product: string
  name: string
  picture: string | null
  quantity: number
  left: number
  unitPrice: number
}

export type NewReturn = {
  order: { id: string; number: string }
  seller: string
  lines: ReturnableLine[]
  /** The seller's days for goods without a fault; null where none are stated, 0 where none are taken back. */
  returnDays: number | null
  /** Last days for goods at fault, and for a change of mind; null where it is not taken back. */
  lastDays: { fault: string; mind: string | null }
  today: string
  /** Returns of this order so far. */
  returns: { id: string; number: string; status: ReturnStatus }[]
}

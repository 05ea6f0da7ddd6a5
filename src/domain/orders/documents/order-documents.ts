import { issue, settle, type Issue, type Result } from '@/domain/result'
import { checkDocument } from '@/domain/forms/upload'

/** What a seller adds to an order (rule M41). The values are kinds of the collection `documents`. */
export const ORDER_DOCUMENTS = ['invoice', 'packing_list'] as const
export type OrderDocument = (typeof ORDER_DOCUMENTS)[number]

export const MAX_ORDER_DOCUMENTS = 10

/** All files of one sending: what a form may weigh, less its other fields. */
export const MAX_TOGETHER = 11 * 1024 * 1024

/** Further documents follow the waybill until delivery. */
export const mayAddDocuments = (status: string) => status === 'shipped'

export type SentDocument = { kind: OrderDocument; bytes: Uint8Array }

/** Judges the files of one sending, beside those the order has. The path of an issue is the kind. */
export function checkOrderDocuments(files: readonly SentDocument[], stored: number): Result<object> {
  const wrong: Issue[] = []
  for (const { kind, bytes } of files) {
    const checked = checkDocument({ bytes }, kind)
    // One sentence for each field and mistake.
    if (!checked.ok && !wrong.some(({ path, code }) => path === kind && code === checked.issues[0]?.code))
      wrong.push(...checked.issues)
  }
  const [first] = files
  if (first && stored + files.length > MAX_ORDER_DOCUMENTS)
    wrong.push(issue('orderDocuments.tooMany', first.kind, { max: MAX_ORDER_DOCUMENTS, stored }))
  return settle(wrong, {})
}

/** Documents written from what an order remembers, as their addresses name them. */
export const TRADE_DOCUMENTS = ['packing_list', 'customs_invoice'] as const
export type TradeDocument = (typeof TRADE_DOCUMENTS)[number]

/** What goes with a shipment: one within Canada passes no customs (rule M41). */
export const tradeDocumentsOf = (order: { crossesBorder: boolean }): readonly TradeDocument[] =>
  order.crossesBorder ? TRADE_DOCUMENTS : ['packing_list']

export const isTradeDocument = (value: string): value is TradeDocument =>
  TRADE_DOCUMENTS.some((each) => each === value)

const WITH_TRADE_DOCUMENTS = ['confirmed', 'processing', 'shipped', 'delivered']

/** From the payment on; a cancelled order is not sent. */
export const hasTradeDocuments = (status: string) => WITH_TRADE_DOCUMENTS.includes(status)

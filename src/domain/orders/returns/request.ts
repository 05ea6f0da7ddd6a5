import { addDays, dayIn, type CalendarDay } from '@/domain/values/calendar'
import { quantityIn } from '@/domain/cart/quick-order/judge-line'
import type { Side } from '@/domain/talk/thread'
import {
  fail,
  failAll,
  issue,
  issuesOf,
  ok,
  settle,
  type Failure,
  type Issue,
  type Result,
} from '@/domain/result'
import { checkText, cleanLine, cleanText, isBlank, lengthOf } from '@/domain/values/text'
import { checkDocument } from '@/domain/forms/upload'
import { isReturnCarrier, type ReturnCarrier } from './carriers'

export const RETURN_REASONS = ['damaged', 'faulty', 'wrong', 'not_as_described', 'missing', 'mind'] as const
export type ReturnReason = (typeof RETURN_REASONS)[number]

const isReturnReason = (text: string): text is ReturnReason => RETURN_REASONS.some((each) => each === text)

/** All but a change of mind is the seller's to put right, who then pays the freight (rule M86). */
export const isFault = (reason: ReturnReason) => reason !== 'mind'

export const FREIGHT_PAYERS = ['seller', 'buyer'] as const satisfies readonly Side[]

export const RETURN_TEXT = 1000
export const RETURN_ADDRESS = 500
const TRACKING_LENGTH = 80
export const MAX_RETURN_PICTURES = 5
/** Days from the delivery in which goods at fault are returned here; afterwards through Maru (rule M84). */
const FAULT_DAYS = 365
/** Where the seller has stated no days, a return needs the seller's agreement, and may be asked for so long. */
const UNSTATED_DAYS = 30
/** What a seller may state for goods without a fault. */
export const MOST_RETURN_DAYS = 365

/** The last day on which a return may be asked for; null where the seller takes none back for that reason. */
export function lastDayFor(
  reason: ReturnReason,
  { deliveredAt, returnDays }: { deliveredAt: Date; returnDays: number | null },
): CalendarDay | null {
  const days = isFault(reason) ? FAULT_DAYS : (returnDays ?? UNSTATED_DAYS)
  return days === 0 ? null : addDays(dayIn('America/Toronto', deliveredAt), days)
}

/** The days of a seller's terms, as typed; empty where none are stated. */
export function checkReturnDays(text: string): Result<number | null> {
  const typed = text.trim()
  if (typed === '') return ok(null)
  const days = /^\d{1,3}$/.test(typed) ? Number(typed) : Infinity
  return days <= MOST_RETURN_DAYS ? ok(days) : fail('return.days', 'returnDays', { max: MOST_RETURN_DAYS })
}

/** `left`: how many of a line can still be returned. */
type Returnable = { item: string; left: number }
type TypedReturn = { reason: string; note: string; quantities: Readonly<Record<string, string>> }
type CheckedReturn = {
  reason: ReturnReason
  note: string
  lines: { item: string; quantity: number }[]
}

/** What a buyer wants to return (rule M83); each issue stands at its field. Lines with nothing typed or 0 stay. */
export function checkReturn(typed: TypedReturn, returnable: readonly Returnable[]): Result<CheckedReturn> {
  const issues: Issue[] = []
  const lines = returnable.flatMap(({ item, left }) => {
    const text = typed.quantities[item]?.trim() ?? ''
    if (text === '' || text === '0') return []
    const quantity = quantityIn(text)
    if (Number.isInteger(quantity) && quantity >= 1 && quantity <= left) return [{ item, quantity }]
    issues.push(issue(left > 0 ? 'return.quantity' : 'return.nothingLeft', `quantity.${item}`, { max: left }))
    return []
  })
  const reason = isReturnReason(typed.reason) ? ok(typed.reason) : fail('return.chooseReason', 'reason')
  const note = checkNote(typed.note, 'note')
  issues.push(...issuesOf(reason), ...issuesOf(note))
  if (issues.length === 0 && lines.length === 0) return fail('return.nothing', '')
  return reason.ok && note.ok
    ? settle(issues, { reason: reason.value, note: note.value, lines })
    : failAll(issues)
}

const isOf = ({ issues }: Failure, code: string) => issues.some((each) => each.code === code)

/** Up to five, each an image. */
export function checkPictures(pictures: readonly { bytes: Uint8Array }[]): Result<object> {
  if (pictures.length > MAX_RETURN_PICTURES)
    return fail('return.tooManyPictures', 'pictures', { max: MAX_RETURN_PICTURES })
  for (const picture of pictures) {
    const type = checkDocument(picture, 'pictures')
    const isOther = type.ok ? type.value === 'application/pdf' : isOf(type, 'upload.documentType')
    if (isOther) return fail('return.pictureType', 'pictures')
    if (!type.ok) return type
  }
  return ok({})
}

/** Words that may be left out. */
export function checkNote(text: string, path: string): Result<string> {
  const clean = cleanText(text)
  return lengthOf(clean) > RETURN_TEXT ? fail('message.tooLong', path, { max: RETURN_TEXT }) : ok(clean)
}

export const checkReturnReason = (text: string): Result<string> =>
  checkText(text, { path: 'reason', max: RETURN_TEXT, blank: 'return.reason', tooLong: 'message.tooLong' })

type Terms = { address: string; freight: Side }

/** Where to the goods are sent, and who pays for it: the seller where they are at fault (rule M86). */
export function checkReturnTerms(
  typed: { address: string; freight: string },
  reason: ReturnReason,
): Result<Terms> {
  const rule = {
    path: 'address',
    max: RETURN_ADDRESS,
    blank: 'return.address',
    tooLong: 'message.tooLong',
  } as const
  const address = checkText(typed.address, rule)
  const payer = isFault(reason) ? 'seller' : FREIGHT_PAYERS.find((each) => each === typed.freight)
  const freight = payer ? ok(payer) : fail('return.freight', 'freight')
  if (address.ok && freight.ok) return ok({ address: address.value, freight: freight.value })
  return failAll([address, freight].flatMap(issuesOf))
}

type Waybill = { carrier: ReturnCarrier; trackingNumber: string }

/** How the goods are sent back. A number is asked for where a carrier gives one. */
export function checkWaybill(typed: { carrier: string; trackingNumber: string }): Result<Waybill> {
  const { carrier } = typed
  if (!isReturnCarrier(carrier)) return fail('return.carrier', 'carrier')
  const trackingNumber = cleanLine(typed.trackingNumber)
  if (carrier !== 'other' && isBlank(trackingNumber)) return fail('return.trackingNumber', 'trackingNumber')
  return lengthOf(trackingNumber) > TRACKING_LENGTH
    ? fail('message.tooLong', 'trackingNumber', { max: TRACKING_LENGTH })
    : ok({ carrier, trackingNumber })
}

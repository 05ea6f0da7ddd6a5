import { issue, settle, type Issue, type Result } from '@/domain/result'
import { cleanLine, isBlank } from '@/domain/values/text'
import { parseWhole } from '@/domain/values/typed-number'

/** How goods go that no parcel carrier takes (rule M109). */
export const FREIGHT_MODES = ['sea', 'truck'] as const
export type FreightMode = (typeof FREIGHT_MODES)[number]

export const isFreightMode = (value: unknown): value is FreightMode =>
  FREIGHT_MODES.some((mode) => mode === value)

/** A waybill of a forwarder beside the number of its bill of lading, which is the order's tracking number. */
export type Freight = {
  mode: FreightMode
  forwarder: string
  /** Of a whole container at sea; goods in a shared one have none. */
  container: string | null
  boxes: number | null
  pallets: number | null
}

/** Days from the waybill until goods arrive, at the least: a ship takes two weeks from Busan to the west coast. */
export const LEAST_FREIGHT_TRANSIT: Record<FreightMode, number> = { sea: 14, truck: 1 }

/** An unreported delivery counts as delivered after this time (rules M8, M110). */
export const FREIGHT_DELIVERED_DAYS: Record<FreightMode, number> = { sea: 60, truck: 14 }

const NAME_LENGTH = 80
const MOST_BOXES = 100_000

export type TypedFreight = Record<'forwarder' | 'bill' | 'container' | 'boxes' | 'pallets', string>

/** What a seller typed of a freight shipment: forwarder, bill of lading, and boxes or pallets; the path of an issue is the field. */
export function checkFreight(
  mode: FreightMode,
  typed: TypedFreight,
): Result<{ freight: Freight; bill: string }> {
  const [forwarder, bill] = [lineIn(typed.forwarder), lineIn(typed.bill)]
  const container = mode === 'sea' ? typed.container.replace(/[\s-]/g, '').toUpperCase() : ''
  const [boxes, pallets] = [countIn(typed.boxes), countIn(typed.pallets)]
  const wrong: Issue[] = []
  if (forwarder === '') wrong.push(issue('freight.forwarder', 'forwarder'))
  if (bill === '') wrong.push(issue('freight.bill', 'trackingNumber'))
  if (forwarder.length > NAME_LENGTH || bill.length > NAME_LENGTH)
    wrong.push(
      issue('freight.tooLong', bill.length > NAME_LENGTH ? 'trackingNumber' : 'forwarder', {
        max: NAME_LENGTH,
      }),
    )
  if (container !== '' && !isContainer(container)) wrong.push(issue('freight.container', 'container'))
  if (boxes === undefined) wrong.push(issue('freight.count', 'boxes', { max: MOST_BOXES }))
  if (pallets === undefined) wrong.push(issue('freight.count', 'pallets', { max: MOST_BOXES }))
  if (boxes === null && pallets === null) wrong.push(issue('freight.load', 'boxes'))
  const freight = {
    mode,
    forwarder,
    container: container || null,
    boxes: boxes ?? null,
    pallets: pallets ?? null,
  }
  return settle(wrong, { freight, bill })
}

const lineIn = (typed: string) => (isBlank(typed) ? '' : cleanLine(typed).replace(/\p{C}/gu, '').trim())

/** Null where nothing is typed, undefined where it is no count. */
function countIn(typed: string): number | null | undefined {
  if (isBlank(typed)) return null
  const count = parseWhole(typed.normalize('NFKC').trim())
  return Number.isSafeInteger(count) && count >= 1 && count <= MOST_BOXES ? count : undefined
}

const CONTAINER = /^[A-Z]{3}[UJZ]\d{7}$/
/** Letters count from 10 on, without the multiples of 11 (ISO 6346). */
const LETTERS = 'A_BCDEFGHIJK_LMNOPQRSTU_VWXYZ'

/** A container number by its form and its check digit, such as CSQU3054383. */
export function isContainer(number: string): boolean {
  if (!CONTAINER.test(number)) return false
  const sum = [...number.slice(0, 10)].reduce((total, sign, at) => {
    const value = /\d/.test(sign) ? Number(sign) : LETTERS.indexOf(sign) + 10
    return total + value * 2 ** at
  }, 0)
  return (sum % 11) % 10 === Number(number[10])
}

/** As an order keeps it; null for a parcel, and for anything else that is stored. */
export function storedFreight(text: string | null | undefined): Freight | null {
  const { mode, forwarder, container, boxes, pallets } = parsed(text ?? '')
  if (!isFreightMode(mode) || typeof forwarder !== 'string') return null
  return { mode, forwarder, container: container ?? null, boxes: boxes ?? null, pallets: pallets ?? null }
}

function parsed(text: string): Partial<Freight> {
  try {
    return (JSON.parse(text) ?? {}) as Partial<Freight>
  } catch {
    return {}
  }
}

import { parseDecimal, parseWhole } from '@/domain/values/typed-number'

/** A sixteenth of an inch, in ten-thousandths of a millimetre. */
const SIXTEENTH = 15_875
const INCH = 16
const FOOT = 12 * INCH
/** From ten feet on a side is read in feet. */
const LONG = 10 * FOOT
const POUND = 0.453_592_37

/** The nearest sixteenth of an inch. */
export const sixteenthsOf = (millimetres: number) => Math.round((millimetres * 10_000) / SIXTEENTH)

/** To a hundredth of a millimetre, of which the same sixteenth is the nearest (rule C60). */
export const millimetresOf = (sixteenths: number) => Math.round((sixteenths * SIXTEENTH) / 100) / 100

/** To a hundredth of a pound. */
export const poundsOf = (kilograms: number) => Math.round((kilograms / POUND) * 100) / 100

/** To a gram, of which the same hundredth of a pound is the nearest. */
export const kilogramsOf = (pounds: number) => Math.round(pounds * POUND * 1000) / 1000

/** '23 5/8', with a no-break space. */
export function inchesText(sixteenths: number): string {
  const whole = Math.floor(sixteenths / INCH)
  const rest = sixteenths % INCH
  if (rest === 0) return String(whole)
  const half = [8, 4, 2].find((by) => rest % by === 0) ?? 1
  const fraction = `${rest / half}/${INCH / half}`
  return whole === 0 ? fraction : `${whole}\u00a0${fraction}`
}

/** Whole feet and the inches beside them, for what is long. */
export const feetAndInches = (sixteenths: number) => ({
  feet: Math.floor(sixteenths / FOOT),
  inches: sixteenths % FOOT === 0 ? '' : inchesText(sixteenths % FOOT),
})

/** As it is typed: 6′ 2 1/2″. */
export function feetText(sixteenths: number): string {
  const { feet, inches } = feetAndInches(sixteenths)
  return [feet > 0 ? `${feet}′` : '', inches || feet === 0 ? `${inches || 0}″` : ''].filter(Boolean).join(' ')
}

const FEET = /^(.+?)\s*(?:'|′|’|ft\.?|feet|foot|pi|피트)\s*(.*)$/i
const INCHES = /^(.+?)\s*(?:"|″|”|''|in\.?|inch|inches|po|인치)$/i

/** Sixteenths of an inch of 23 5/8, 23-5/8, 23.625, 6' 2 1/2", 6 ft; a number alone is in `unit`. NaN for anything else. */
export function parseImperial(text: string, unit: 'in' | 'ft'): number {
  const typed = text.replace(/\s+/g, ' ').trim()
  const [, feet, rest] = FEET.exec(typed) ?? []
  if (feet !== undefined) return whole(numberOf(feet) * FOOT + (rest ? inchesOf(rest) : 0)) || Number.NaN
  const isInches = unit === 'in' || INCHES.test(typed)
  return whole(isInches ? inchesOf(typed) : numberOf(typed) * FOOT)
}

const inchesOf = (text: string) => numberOf(INCHES.exec(text)?.[1] ?? text) * INCH
const whole = (sixteenths: number) => Math.round(sixteenths)

/** A decimal, a fraction, or a whole number with a fraction. */
function numberOf(text: string): number {
  const [, first = '0', top, bottom] =
    /^(?:(\d{1,6})(?: |-|\u00a0))?(\d{1,3})\/(\d{1,3})$/.exec(text.trim()) ?? []
  if (top === undefined) return parseDecimal(text)
  return Number(bottom) > 0 ? Number(first) + Number(top) / Number(bottom) : Number.NaN
}

const METRIC = { mm: 1, cm: 10, m: 1000 } as const
const SIDE = /^(Ø|⌀)?\s*(\d[\d.,]*)\s*(mm|cm|m)?$/i

/** One side as it is written before it, and in sixteenths of an inch. */
export type Inches = { sign: string; sixteenths: number }

/**
 * The sides of a written size in sixteenths of an inch: 600 × 600 × 9 mm, Ø 30 x 4 cm, 1,2 m * 60 cm. Null for what is written in
 * another way, and where a side is thinner than any sixteenth.
 */
export function imperialSize(text: string): { sides: Inches[]; isLong: boolean } | null {
  const parts = text.split(/[×xX*✕]/).map((part) => SIDE.exec(part.trim()))
  const last = parts.at(-1)?.[3]
  if (!last || parts.length > 4) return null
  const sides = parts.map((part) => sideOf(part, last))
  if (!sides.every((side) => side !== null)) return null
  return { sides, isLong: sides.some(({ sixteenths }) => sixteenths >= LONG) }
}

function sideOf(part: RegExpExecArray | null, last: string): Inches | null {
  const [, sign, number = '', own] = part ?? []
  const unit = (own ?? last).toLowerCase() as keyof typeof METRIC
  const value = unit === 'mm' ? parseWhole(number) : parseDecimal(number)
  // 1,200 m may be 1.2 m or 1200 m.
  if (unit !== 'mm' && /[.,]\d{3}$/.test(number)) return null
  const sixteenths = sixteenthsOf(value * METRIC[unit])
  return sixteenths > 0 ? { sign: sign ? `${sign}\u00a0` : '', sixteenths } : null
}

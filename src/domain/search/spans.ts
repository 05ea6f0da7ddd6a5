/** From and to, in cents or millimetres. */
export type Span = { min?: number; max?: number }

/** What is chosen by typing from and to, both included: the price per m², and the sides of a product. */
export const SPANS = ['m2', 'length', 'width', 'height'] as const
export type SpanName = (typeof SPANS)[number]
/** With the price, whose upper end is excluded. */
export const TYPED = [...SPANS, 'price'] as const
export type SpanField = (typeof TYPED)[number]

const DECIMALS: Record<SpanField, number> = { price: 2, m2: 2, length: 0, width: 0, height: 0 }
const NUMBERS = { 0: /^\d{1,6}$/, 2: /^\d{1,6}(?:[.,]\d{1,2})?$/ }

/** '10-50', '-10', '500-', or the two fields of a form; nothing of what makes no sense. */
export function readSpan(name: SpanField, asked: string | string[] | undefined): Span {
  const [low = '', high = '', ...rest] = [asked ?? []].flat().slice(0, 2).join('-').split('-')
  const [min, max] = [numberIn(name, low), numberIn(name, high)]
  if (rest.length > 0 || Number.isNaN(min) || Number.isNaN(max)) return {}
  if (max !== undefined && max < Math.max(min ?? 0, 1)) return {}
  return { ...(min && { min }), ...(max && { max }) }
}

/** The same as a text; '' where neither is chosen. */
export function spanText(name: SpanField, { min, max }: Span = {}): string {
  if (min === undefined && max === undefined) return ''
  return `${numberText(name, min)}-${numberText(name, max)}`
}

/** One end of it as somebody would type it. */
export function numberText(name: SpanField, number: number | undefined): string {
  if (number === undefined) return ''
  if (DECIMALS[name] === 0) return String(number)
  const text = String(number).padStart(3, '0')
  return `${text.slice(0, -2)}.${text.slice(-2)}`.replace(/\.00$/, '')
}

/** NaN where it is none. */
function numberIn(name: SpanField, typed: string): number | undefined {
  const text = typed.trim()
  if (text === '') return undefined
  const decimals = DECIMALS[name]
  if (!NUMBERS[decimals === 0 ? 0 : 2].test(text)) return Number.NaN
  const [whole = '', rest = ''] = text.split(/[.,]/)
  return Number(whole + rest.padEnd(decimals, '0'))
}

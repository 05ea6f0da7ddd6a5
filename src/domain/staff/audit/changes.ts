/** A changed field; of a private one only the name is recorded. */
export type ValueChange =
  { name: string; isPrivate: true } | { name: string; before: unknown; after: unknown }

/** Characters of one value, and of all lines: the column takes 20,000. */
const VALUE = 500
const ALL = 19_000
/** Characters shown before the place where two long texts begin to differ. */
const LEAD = 40

/** A value as it is compared: without row ids and empty parts, keys in one order, so that equal values have equal JSON. */
export function tidy(value: unknown): unknown {
  if (value === undefined || value === null || value === '') return null
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.length > 0 ? value.map(tidy) : null
  if (typeof value !== 'object') return value
  const parts = Object.entries(value)
    .map(([name, part]) => [name, tidy(part)] as const)
    .filter(([name, part]) => name !== 'id' && part !== null)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return parts.length > 0 ? Object.fromEntries(parts) : null
}

export const isSame = (before: unknown, after: unknown) =>
  JSON.stringify(tidy(before)) === JSON.stringify(tidy(after))

/** A line for each changed field: `name.fr: "Robinet" → "Mitigeur"`; `bankAccount: private`. */
export function changesText(changes: readonly ValueChange[]): string {
  const lines: string[] = []
  let length = 0
  for (const change of changes) {
    const line = lineOf(change)
    length += line.length + 1
    if (length > ALL) return [...lines, '…'].join('\n')
    lines.push(line)
  }
  return lines.join('\n')
}

function lineOf(change: ValueChange) {
  if ('isPrivate' in change) return `${change.name}: private`
  const [before, after] = [shown(change.before), shown(change.after)]
  const start = Math.max(0, firstDifference(before, after) - LEAD)
  return `${change.name}: ${quoted(before, start)} → ${quoted(after, start)}`
}

type ShownValue = string | number | boolean | null | { json: string }

function shown(value: unknown): ShownValue {
  const kept = tidy(value)
  if (kept === null || typeof kept === 'string' || typeof kept === 'number' || typeof kept === 'boolean')
    return kept
  return isRichText(kept) ? textIn(kept).join(' ') : { json: JSON.stringify(kept) }
}

const isRichText = (value: unknown) => typeof value === 'object' && value !== null && 'root' in value

/** The words of a rich text, without its formatting. */
function textIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textIn)
  if (typeof value !== 'object' || value === null) return []
  const own = 'text' in value && typeof value.text === 'string' ? [value.text] : []
  return [...own, ...Object.values(value).flatMap(textIn)]
}

const textOf = (value: ShownValue) => (typeof value === 'string' ? value : '')

function firstDifference(before: ShownValue, after: ShownValue) {
  const [one, other] = [textOf(before), textOf(after)]
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  return at
}

function quoted(value: ShownValue, start: number) {
  if (value === null) return '–'
  if (typeof value === 'object') return cut(value.json, 0)
  return typeof value === 'string' ? JSON.stringify(cut(value, start)) : String(value)
}

/** The value from a place on, if it is too long to be shown whole. */
function cut(text: string, start: number) {
  if (text.length <= VALUE) return text
  const from = Math.min(start, text.length - 1)
  return `${from > 0 ? '…' : ''}${text.slice(from, from + VALUE)}${from + VALUE < text.length ? '…' : ''}`
}

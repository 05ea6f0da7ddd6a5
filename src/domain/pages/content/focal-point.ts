/** What of a picture stays in sight where it is cut, in percent from its left and top edge. */
export type FocalPoint = { x: number; y: number }

/** Of a form, an address or REST; null if it is none. */
export function readFocalPoint(value: unknown): FocalPoint | null {
  const { x, y } = Object(value) as Record<string, unknown>
  const [left, top] = [percentOf(x), percentOf(y)]
  return left === null || top === null ? null : { x: left, y: top }
}

function percentOf(value: unknown): number | null {
  const isGiven = typeof value === 'number' || (typeof value === 'string' && value !== '')
  const percent = isGiven ? Math.round(Number(value)) : NaN
  return percent >= 0 && percent <= 100 ? percent : null
}

type StoredPoint = { focalX?: number | null; focalY?: number | null }

/** As CSS has it; undefined for the middle, where every picture is cut otherwise. */
export function positionOf({ focalX, focalY }: StoredPoint): string | undefined {
  const point = readFocalPoint({ x: focalX, y: focalY })
  if (!point || (point.x === 50 && point.y === 50)) return undefined
  return `${point.x}% ${point.y}%`
}

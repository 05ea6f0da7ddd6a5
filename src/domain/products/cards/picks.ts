/** As many as staff may pick (rule A24). */
export const MOST_PICKS = 100

/** Days for which staff read that a pick left by itself. */
export const LEFT_DAYS = 30

/** The same picks with one of them elsewhere. */
export function moved<T>(picks: readonly T[], from: number, to: number): T[] {
  const rest = picks.filter((_, at) => at !== from)
  const place = Math.min(Math.max(to, 0), rest.length)
  return [...rest.slice(0, place), ...picks.slice(from, from + 1), ...rest.slice(place)]
}

/** Where a dragged pick ends up: `moved` takes it out first. */
export function placeOfDrop(from: number, over: number, position: 'before' | 'after' | 'on'): number {
  const gap = position === 'after' ? over + 1 : over
  return from < gap ? gap - 1 : gap
}

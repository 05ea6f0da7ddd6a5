/**
 * Where a picture belongs that was uploaded out of turn: before the first that was chosen later. Pictures without a turn were
 * there before.
 */
export function picturePlace(
  ids: readonly string[],
  turns: ReadonlyMap<string, number>,
  turn: number,
): number {
  const later = ids.findIndex((id) => (turns.get(id) ?? -1) > turn)
  return later < 0 ? ids.length : later
}

/** Where a dragged picture ends up: `move` takes it out first. */
export function placeAfterDrop(from: number, target: number, position: 'before' | 'after' | 'on'): number {
  const gap = position === 'after' ? target + 1 : target
  return from < gap ? gap - 1 : gap
}

/** Values by name, as forms and their rules know them; empty is null. */
type Values = Record<string, unknown>

/** A mark of each value a form showed: shorter than the value, and equal only for equal values. */
export type Marks = Record<string, string>
export type MarkOf = (value: unknown) => string

export const marksOf = (values: Values, markOf: MarkOf): Marks =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, markOf(value ?? null)]))

export type Merge = {
  values: Values
  /** Names that this window and another one changed differently: saving would overwrite the other's value. */
  conflicts: string[]
}

/**
 * Joins what a form posts with what is stored now, value by value (rule C5). A value the form did not change stays as it is
 * now; one that only the form changed is taken.
 */
export function mergeWindow(typed: Values, now: Values, seen: Marks, markOf: MarkOf): Merge {
  const merged: Merge = { values: {}, conflicts: [] }
  for (const [name, value] of Object.entries(typed)) {
    const mine = markOf(value ?? null)
    const theirs = markOf(now[name] ?? null)
    const isMine = mine !== seen[name] && mine !== theirs
    merged.values[name] = isMine ? value : now[name]
    if (isMine && theirs !== seen[name]) merged.conflicts.push(name)
  }
  return merged
}

/** The marks to send back when these names are to be overwritten: a further change is noticed again. */
export const confirmed = (seen: Marks, now: Values, names: readonly string[], markOf: MarkOf): Marks => ({
  ...seen,
  ...Object.fromEntries(names.map((name) => [name, markOf(now[name] ?? null)])),
})

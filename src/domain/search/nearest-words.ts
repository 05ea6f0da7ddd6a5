/** Edit distance with transpositions (optimal string alignment). */
export function editDistance(one: string, other: string): number {
  const [a, b] = [[...one], [...other]]
  let older: number[] = []
  let old = b.map((_, at) => at).concat(b.length)
  for (const [row, inA] of a.entries()) {
    const line = [row + 1]
    for (const [at, inB] of b.entries()) {
      const least = Math.min(
        (old[at + 1] ?? 0) + 1,
        (line[at] ?? 0) + 1,
        (old[at] ?? 0) + (inA === inB ? 0 : 1),
      )
      const swapped = row > 0 && at > 0 && inA === b[at - 1] && a[row - 1] === inB
      line.push(swapped ? Math.min(least, (older[at - 1] ?? 0) + 1) : least)
    }
    older = old
    old = line
  }
  return old[b.length] ?? 0
}

export type Term = { word: string; locale: string; plain: string }

/** Typing errors tolerated in a word of this length. */
const allowedErrors = (letters: number) => (letters < 4 ? 0 : letters < 8 ? 1 : 2)

/** Likely corrections, nearest first; ties prefer the same first character, then the reader's language. */
export function nearest(letters: string, terms: readonly Term[], locale: string): string[] {
  const placed = terms.map((term) => ({
    word: term.word,
    apart: editDistance(letters, term.plain),
    order: [
      editDistance(letters, term.plain),
      term.plain[0] === letters[0] ? 0 : 1,
      term.locale === locale ? 0 : 1,
    ],
  }))
  const near = placed.filter(({ apart }) => apart > 0 && apart <= allowedErrors(letters.length))
  const sorted = near.toSorted(
    (one, other) => compare(one.order, other.order) || one.word.localeCompare(other.word),
  )
  return [...new Set(sorted.map(({ word }) => word))]
}

const compare = (one: number[], other: number[]) =>
  one.map((part, at) => part - (other[at] ?? 0)).find((difference) => difference !== 0) ?? 0

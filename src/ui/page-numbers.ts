/** The first, last, current and neighbouring pages; null is a gap of at least two pages. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const all = Array.from({ length: pages }, (_, at) => at + 1)
  const shown = all.filter((number) => number === 1 || number === pages || Math.abs(number - page) <= 1)
  return shown.flatMap((number, at) => {
    const before = shown[at - 1] ?? number - 1
    if (number - before === 1) return [number]
    return number - before === 2 ? [number - 1, number] : [null, number]
  })
}

/** The page number in `/latest/2`; null for URLs no list has: `/latest/1`, `/latest/02`, `/latest/x`, `/latest/2/3`. */
export function pageNumber(segments: string[] = []): number | null {
  if (segments.length === 0) return 1
  const [text = ''] = segments
  return segments.length === 1 && /^[1-9]\d{0,4}$/.test(text) && text !== '1' ? Number(text) : null
}

/** The path of a list page; the first one has no number: `/latest`, `/latest/2` (rule C14). */
export function pagePath(path: string, page: number): string {
  return page === 1 ? path : `${path}/${page}`
}

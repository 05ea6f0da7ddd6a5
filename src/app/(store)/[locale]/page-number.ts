/** The page in `/latest/2`; null for an address no list has: `/latest/1`, `/latest/02`, `/latest/x`, `/latest/2/3`. */
export function pageNumber(segments: string[] = []): number | null {
  if (segments.length === 0) return 1
  const [text = ''] = segments
  return segments.length === 1 && /^[1-9]\d{0,4}$/.test(text) && text !== '1' ? Number(text) : null
}

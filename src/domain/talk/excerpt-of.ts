const MOST = 300

/** The first 300 characters of several messages, each on a line of its own. */
export function excerptOf(texts: readonly string[]): string {
  const all = [...texts.filter((text) => text !== '').join('\n')]
  return all.length > MOST ? `${all.slice(0, MOST).join('').trimEnd()}…` : all.join('')
}

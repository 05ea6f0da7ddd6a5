const BROWSERS: readonly [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Whale\//, 'Whale'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

/** Browser and system in two words, from the user agent; empty if unknown. */
export function browserName(agent: string): string {
  const find = (names: readonly [RegExp, string][]) => names.find(([pattern]) => pattern.test(agent))?.[1]
  return [find(BROWSERS), find(SYSTEMS)].filter(Boolean).join(' · ')
}

/** User agents of bots. */
const BOT =
  /bot|crawl|spider|slurp|fetch|preview|scan|monitor|headless|lighthouse|python|curl|wget|httpx?\b|java\/|okhttp|go-http|axios|node|phantom|archiv|facebookexternalhit|embedly|yeti|daum|validator/i

/** Whether the user agent is a browser's and not a bot's (rule C10). */
export function isBrowser(userAgent: string | null | undefined): boolean {
  return Boolean(userAgent && /^mozilla\//i.test(userAgent) && !BOT.test(userAgent))
}

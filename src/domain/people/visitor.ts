/** User agents of bots. */
const BOT =
  /bot|crawl|spider|slurp|fetch|preview|scan|monitor|headless|lighthouse|python|curl|wget|httpx?\b|java\/|okhttp|go-http|axios|node|phantom|archiv|facebookexternalhit|embedly|yeti|daum|validator/i

/** Whether the user agent looks like a browser and not a bot (rule C10). */
export function isBrowser(userAgent: string | null | undefined): boolean {
  return Boolean(userAgent && /^mozilla\//i.test(userAgent) && !BOT.test(userAgent))
}

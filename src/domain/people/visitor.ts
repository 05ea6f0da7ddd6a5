/** Programs that read pages: they say so, or say nothing at all. */
const BOT =
  /bot|crawl|spider|slurp|fetch|preview|scan|monitor|headless|lighthouse|python|curl|wget|httpx?\b|java\/|okhttp|go-http|axios|node|phantom|archiv|facebookexternalhit|embedly|yeti|daum|validator/i

/** Whether a user agent is a person's browser, as far as it can be told (rule C10: bots out). */
export function isBrowser(userAgent: string | null | undefined): boolean {
  return Boolean(userAgent && /^mozilla\//i.test(userAgent) && !BOT.test(userAgent))
}

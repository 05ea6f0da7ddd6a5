/** Parameters of the emails about price requests (rule T33). */
export type PriceEmails = {
  priceRequested: RequestLink & { goods: string }
  priceRequestedAgain: RequestLink
  priceOffered: RequestLink & { day: string }
  priceAccepted: RequestLink
  priceDeclined: RequestLink & { reason: string }
  priceOfferDeclined: RequestLink & { reason: string }
  priceWithdrawn: RequestLink
  priceOfferWithdrawn: RequestLink
  priceExpired: { name?: string; number: string; path: string }
}

/** `name`: of the person who is greeted. */
type RequestLink = { name?: string; number: string; company: string; path: string }

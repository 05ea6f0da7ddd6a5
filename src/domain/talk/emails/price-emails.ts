/** Parameters of the emails about price requests (rule T33). */
export type PriceEmails = {
  priceRequested: Named & { goods: string }
  priceRequestedAgain: Named
  priceOffered: Named & { day: string }
  priceAccepted: Named
  priceDeclined: Named & { reason: string }
  priceOfferDeclined: Named & { reason: string }
  priceWithdrawn: Named
  priceOfferWithdrawn: Named
  priceExpired: { name?: string; number: string; path: string }
}

/** `name`: of the person who is greeted. */
type Named = { name?: string; number: string; company: string; path: string }

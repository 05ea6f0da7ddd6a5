/** Parameters of the emails about price requests (rule T33). */
export type PriceEmails = {
  priceRequested: Named
  priceRequestedAgain: Named
  priceOffered: Named & { day: string }
  priceAccepted: Named
  priceDeclined: Named & { reason: string }
  priceOfferDeclined: Named & { reason: string }
  priceWithdrawn: Named
  priceOfferWithdrawn: Named
  priceExpired: { number: string; path: string }
}

type Named = { number: string; company: string; path: string }

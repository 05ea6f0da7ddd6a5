import type { PriceEmails } from '@/domain/talk/emails/price-emails'

const request = { number: 'Q-11001', company: 'Kim Building', path: '/price-requests/1' }

/** What every email about a price request may say. */
export const PRICE_MAILS: PriceEmails = {
  priceRequested: { ...request, name: 'Seo-yeon', goods: '60 × Tiles' },
  priceRequestedAgain: request,
  priceOffered: { ...request, day: 'December 13, 2026' },
  priceAccepted: request,
  priceDeclined: { ...request, reason: 'Sold out.' },
  priceOfferDeclined: { ...request, reason: 'Too late.' },
  priceWithdrawn: request,
  priceOfferWithdrawn: request,
  priceExpired: { number: request.number, path: request.path },
}

import { CartItems } from './cart-items'
import { Discounts } from './discounts'
import { JobListLines } from './job-list-lines'
import { JobLists } from './job-lists'
import { OfferTemplates } from './offer-templates'
import { PriceRequests } from './price-requests'
import { Samples } from './samples'

/** What is chosen, planned and asked for before there is an order. */
export const BEFORE_ORDERS = [
  CartItems,
  JobLists,
  JobListLines,
  PriceRequests,
  OfferTemplates,
  Discounts,
  Samples,
]

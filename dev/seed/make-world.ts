import config from '@payload-config'
import { getPayload } from 'payload'
import { clockAt } from './clock'
import { seedCategories } from './seed-categories'
import { seedCompanies } from './seed-companies'
import { seedCommission } from './seed-commission'
import { seedConsents } from './seed-consents'
import { seedContent } from './seed-content'
import { seedDays } from './seed-days'
import { seedDiscounts } from './seed-discounts'
import { seedDocuments } from './seed-documents'
import { seedInvoices } from './seed-invoices'
import { seedLedger } from './seed-ledger'
import { seedNotifications } from './seed-notifications'
import { seedOrders } from './seed-orders'
import { seedPages } from './seed-pages'
import { seedPeople } from './seed-people'
import { seedPictures } from './seed-pictures'
import { seedProducts } from './seed-products'
import { seedRefunds } from './seed-refunds'
import { seedReturns } from './seed-returns'
import { seedReviews } from './seed-reviews'
import { seedRoom } from './seed-room'
import { seedSellers } from './seed-sellers'
import { seedStock } from './seed-stock'
import { seedSupport } from './seed-support'
import { seedTalk } from './seed-talk'
import type { StepName } from './step-names'
import type { Seed } from './store'

const STEPS: Record<StepName, (seed: Seed) => Promise<void>> = {
  people: seedPeople,
  sellers: seedSellers,
  consents: seedConsents,
  companies: seedCompanies,
  content: seedContent,
  pages: seedPages,
  categories: seedCategories,
  pictures: seedPictures,
  products: seedProducts,
  documents: seedDocuments,
  discounts: seedDiscounts,
  room: seedRoom,
  orders: seedOrders,
  stock: seedStock,
  refunds: seedRefunds,
  ledger: seedLedger,
  invoices: seedInvoices,
  commission: seedCommission,
  reviews: seedReviews,
  returns: seedReturns,
  talk: seedTalk,
  support: seedSupport,
  notifications: seedNotifications,
  days: seedDays,
}

type Making = {
  moment: string
  left: readonly StepName[]
  finish: (name: StepName) => Promise<void>
  say: (line: string) => void
}

/** Makes what is missing. A run that was cut short is taken up where it stopped, with the same moments. */
export async function makeWorld({ moment, left, finish, say }: Making) {
  const payload = await getPayload({ config })
  const seed = { payload, clock: clockAt(moment) }
  for (const name of left) {
    const began = performance.now()
    await STEPS[name](seed)
    await finish(name)
    say(`${name.padEnd(14)}${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s`)
  }
}

import 'server-only'
import { dayIn } from '@/domain/values/calendar'
import type { Locale } from '@/domain/locale'
import type { Actor } from '@/domain/people/actor'
import { isProfileComplete } from '@/domain/people/sellers/seller'
import { isSellingReader, mayActOn } from '@/domain/people/sellers/seller-area'
import { and, eq, exists, inArray, isNotNull, isNull, lt, not, or, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database } from '@/server/db/transaction'
import { needsOf, type NeedRow } from './kinds'

/** What waits behind each shortcut (rule S7); of the orders to send, how many are later than promised. */
export type WaitingWork = {
  orders: number
  late: number
  products: number
  messages: number
  reviews: number
}

export const FIRST_STEPS = [
  'profile',
  'documents',
  'bank',
  'shipping',
  'importer',
  'product',
  'order',
] as const

/** Which of the first steps are done (rule S21); null: none of this seller's. */
export type SellerFirstSteps = Record<(typeof FIRST_STEPS)[number], boolean | null>

const {
  comments,
  documents,
  orders,
  products,
  sellers,
  sellers_shipping_rules,
  settings,
  threads,
  verifications,
} = tables

/** The work list, the shortcuts and the first steps in one statement, over the seller's own rows (rules S34, S7, S21). */
export async function getNextSteps(
  actor: Actor,
  { locale, zone }: { locale: Locale; zone: string },
): Promise<{ waiting: WaitingWork; steps: SellerFirstSteps; needs: NeedRow[] }> {
  if (!isSellingReader(actor)) throw new Error('The overview is for active and suspended sellers')
  const { id } = actor
  const db = await database()
  const now = new Date()
  const count = sql`count(*)`.mapWith(Number).as('count')
  const one = { one: sql`1` }
  const isUnsent = inArray(orders.status, ['confirmed', 'processing'])
  const isLate = and(isUnsent, lt(orders.promisedUntil, dayIn('America/Toronto', now)))
  const isToSend = or(isUnsent, and(eq(orders.status, 'pending_payment'), eq(orders.quote, 'waiting')))
  const isListed = and(eq(products.seller, id), isNull(products.archivedAt))
  const isUnanswered = and(eq(comments.seller, id), isNull(comments.answer), not(comments.hidden))
  const unread = sql`coalesce(sum(${threads.sellerUnread}), 0)`.mapWith(Number).as('unread')
  const ofVerification = db.select(one).from(verifications).where(eq(verifications.document, documents.id))
  const isBusiness = and(eq(documents.owner, id), eq(documents.kind, 'business'), not(exists(ofVerification)))
  const [row] = await db
    .select({
      needs: needsOf({ seller: id, locale, zone, now, may: (part) => mayActOn(actor, part) }),
      orders: db
        .select({ count })
        .from(orders)
        .where(and(eq(orders.seller, id), isToSend))
        .as('orders_waiting'),
      late: db
        .select({ count })
        .from(orders)
        .where(and(eq(orders.seller, id), isLate))
        .as('orders_late'),
      products: db
        .select({ count })
        .from(products)
        .where(and(isListed, eq(products.status, 'pending')))
        .as('products_waiting'),
      messages: db.select({ unread }).from(threads).where(eq(threads.seller, id)).as('messages_waiting'),
      reviews: db.select({ count }).from(comments).where(isUnanswered).as('reviews_waiting'),
      profile: {
        status: sellers.status,
        country: sellers.country,
        company: sellers.company,
        businessRegistration: sellers.businessRegistration,
        contactPerson: sellers.contactPerson,
        contactEmail: sellers.contactEmail,
        contactPhone: sellers.contactPhone,
        address: sellers.address,
        address2: sellers.address2,
        city: sellers.city,
        province: sellers.province,
        postalCode: sellers.postalCode,
      },
      documents: sql<boolean>`${exists(db.select(one).from(documents).where(isBusiness))}`,
      bank: sql<boolean>`coalesce(${sellers.bankAccount}, '') <> '' and coalesce(${sellers.payout_accountHolder}, '') <> ''
        and coalesce(${sellers.payout_bankName}, '') <> ''`,
      shipping: sql<boolean>`${exists(
        db.select(one).from(sellers_shipping_rules).where(eq(sellers_shipping_rules._parentID, sellers.id)),
      )}`,
      // Who sends from abroad without a Canadian tax number imports (rule D24).
      importer: sql<
        boolean | null
      >`case when ${sellers.shippingCountry} <> 'CA' and coalesce(${sellers.gstNumber}, '') = ''
        and coalesce((select ${settings.importer} from ${settings} limit 1), 'seller') = 'seller'
        then coalesce(${sellers.importerNumber}, '') <> '' or ${sellers.importsByAgent} is true end`,
      product: sql<boolean>`${exists(db.select(one).from(products).where(isListed))}`,
      order: sql<boolean>`${exists(
        db
          .select(one)
          .from(orders)
          .where(and(eq(orders.seller, id), isNotNull(orders.confirmedAt))),
      )}`,
    })
    .from(sellers)
    .where(eq(sellers.id, id))
  if (!row) throw new Error('Query of the first steps returned no row')
  const { needs, orders: toSend, late, products: pending, messages, reviews, profile, ...steps } = row
  return {
    waiting: { orders: toSend, late, products: pending, messages, reviews },
    needs,
    steps: { ...steps, profile: isProfileComplete(profile) },
  }
}

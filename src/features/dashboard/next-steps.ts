import 'server-only'
import type { Actor } from '@/domain/people/actor'
import { isProfileComplete, type SellerFacts } from '@/domain/people/seller'
import { isSellingReader } from '@/domain/people/seller-area'
import { boot } from '@/server/db/transaction'
import { sql } from '@/server/db/sql'

/** What waits behind each shortcut (rule S7). */
export type Waiting = { orders: number; products: number; messages: number; reviews: number }

export const FIRST_STEPS = ['profile', 'documents', 'bank', 'shipping', 'product', 'order'] as const

/** Which of the first steps are done (rule S21). */
export type FirstSteps = Record<(typeof FIRST_STEPS)[number], boolean>

type Facts = Omit<FirstSteps, 'profile'> & { profile: SellerFacts }

/** Both in one statement, over the seller's own rows. */
export async function getNextSteps(actor: Actor): Promise<{ waiting: Waiting; steps: FirstSteps }> {
  if (!isSellingReader(actor)) throw new Error('The overview is for active and suspended sellers')
  const { id } = actor
  const payload = await boot()
  const { rows } = await payload.db.drizzle.execute<{ waiting: Waiting; facts: Facts }>(sql`
    select
      json_build_object(
        'orders', (select count(*) from orders where seller_id = ${id} and (status = 'confirmed' or status = 'processing'
          or (status = 'pending_payment' and quote = 'waiting'))),
        'products', (select count(*) from products where seller_id = ${id} and status = 'pending' and archived_at is null),
        'messages', (select coalesce(sum(seller_unread), 0) from threads where seller_id = ${id}),
        'reviews', (select count(*) from comments where seller_id = ${id} and answer is null and not hidden)) as waiting,
      json_build_object(
        'profile', json_build_object('status', s.status, 'country', s.country, 'company', s.company,
          'businessRegistration', s.business_registration, 'contactPerson', s.contact_person, 'contactEmail', s.contact_email,
          'contactPhone', s.contact_phone, 'address', s.address, 'city', s.city, 'province', s.province,
          'postalCode', s.postal_code),
        'documents', exists (select 1 from documents d where d.owner_id = ${id} and d.kind = 'business'
          and not exists (select 1 from verifications v where v.document_id = d.id)),
        'bank', coalesce(s.bank_account, '') <> '' and coalesce(s.payout_account_holder, '') <> ''
          and coalesce(s.payout_bank_name, '') <> '',
        'shipping', exists (select 1 from sellers_shipping_rules where _parent_id = s.id),
        'product', exists (select 1 from products where seller_id = ${id} and archived_at is null),
        'order', exists (select 1 from orders where seller_id = ${id} and confirmed_at is not null)) as facts
    from sellers s where s.id = ${id}`)
  const [row] = rows
  if (!row) throw new Error('Query of the first steps returned no row')
  return { waiting: row.waiting, steps: { ...row.facts, profile: isProfileComplete(row.facts.profile) } }
}

import 'server-only'
import { recordAudit } from '@/server/audit'
import { publish } from '@/server/bus'
import { clearProductPages } from '@/server/order-writes/clear-pages'
import type { Transaction } from '@/server/db/transaction'
import { sql } from '@/server/db/sql'

type Leaving = { id: string; email: string; isSeller: boolean }

/**
 * Anonymises an account (rule D14). Orders, invoices and the ledger stay: tax law requires them for six years.
 * Messages, reviews and consents stay without a name; the rest is deleted. The page and the last email say the same.
 */
export async function anonymise(tx: Transaction, leaving: Leaving) {
  const { id, email, isSeller } = leaving
  if (isSeller) await closeShop(tx, id)
  await clearProductPages(tx, { andReviews: true })
  for (const statement of [
    sql`delete from users_sessions where _parent_id = ${id}`,
    sql`delete from cart_items where user_id = ${id}`,
    sql`delete from addresses where user_id = ${id}`,
    sql`delete from notifications where user_id = ${id}`,
    sql`delete from email_preferences where user_id = ${id}`,
    sql`delete from blocks where blocker_id = ${id} or blocked_id = ${id}`,
    sql`delete from reports where reporter_id = ${id} and status = 'closed'`,
    sql`update reports set reporter_id = null, note = null where reporter_id = ${id}`,
    sql`delete from decisions where seller_id = ${id}`,
    sql`delete from product_drafts where seller_id = ${id}`,
    sql`delete from product_import_rows where import_id in (select id from product_imports where seller_id = ${id})`,
    sql`delete from product_imports where seller_id = ${id}`,
    sql`delete from verifications where user_id = ${id}`,
    sql`delete from account_tokens where user_id = ${id} or email = ${email}`,
    sql`delete from emails where user_id = ${id} or lower("to") = ${email}`,
    // Emails to the other side name this one; what is still queued is cleared once sent.
    sql`update emails set html = null, text = null, params = null where status <> 'queued'
      and order_id in (select id from orders where buyer_id = ${id} or seller_id = ${id})`,
    sql`delete from inquiries where lower(email) = ${email}`,
    sql`update comments set user_name = null where user_id = ${id}`,
    sql`update users set email = ${`deleted-${id}@deleted.invalid`}, hash = null, salt = null, has_password = false,
      google_sub = null, display_name = null, first_name = null, last_name = null, phone = null, company = null,
      address = null, address2 = null, city = null, province = null, postal_code = null, marketing_consent = false,
      reset_password_token = null, email_verified_at = null, suspended_at = null, suspended_reason = null, deleted_at = now(), updated_at = now() where id = ${id}`,
  ])
    await tx.execute(statement)
  await publish(tx, { kind: 'sessions', id })
  const actor = { kind: isSeller ? 'seller' : 'buyer', id } as const
  await recordAudit(tx, { action: 'account.deleted', actor, subject: 'users', subjectId: id })
}

/**
 * Plain SQL, so that an invalid product cannot block the deletion. The company stays where it has orders; contact
 * people and bank account do not.
 */
async function closeShop(tx: Transaction, id: string) {
  await tx.execute(sql`
    update orders set contract = jsonb_set(jsonb_set(contract::jsonb, '{seller,email}', '""'), '{seller,phone}', '""')
    where seller_id = ${id} and contract is not null`)
  await tx.execute(sql`
    delete from recommended_products_rels where products_id in (select id from products where seller_id = ${id})`)
  await tx.execute(sql`
    update products set status = 'rejected', is_live = false, is_recommended = false, pick_rank = 0, updated_at = now()
    where seller_id = ${id}`)
  await tx.execute(sql`
    update product_changes set status = 'declined', reason = 'account.deleted'
    where seller_id = ${id} and status in ('pending', 'changes_requested')`)
  for (const table of ['product_days', 'seller_days', 'search_days'])
    await tx.execute(sql`delete from analytics.${sql.identifier(table)} where seller_id = ${id}`)
  await tx.execute(sql`delete from sellers_warehouses where _parent_id = ${id}`)
  await tx.execute(sql`delete from sellers_locales where _parent_id = ${id}`)
  await tx.execute(sql`
    update sellers set status = 'suspended', status_reason = 'account.deleted', document_asked = null, contact_person = '–', contact_phone = '–',
      contact_email = ${`deleted-${id}@deleted.invalid`}, bank_account = null, payout_account_holder = null,
      payout_bank_name = null, updated_at = now() where id = ${id}`)
  await tx.execute(sql`
    update payouts set account_holder = null, bank_name = null, bank_account = null, updated_at = now()
    where seller_id = ${id}`)
  await tx.execute(sql`
    update products set seller_name = '–'
    where seller_id = ${id} and not exists (select 1 from orders where seller_id = ${id})`)
  await tx.execute(sql`
    update sellers set company = '–', company_ko = null, business_registration = null, gst_number = null, qst_number = null,
      pst_number = null, address = null, address2 = null, city = null, province = null, postal_code = null
    where id = ${id} and not exists (select 1 from orders where seller_id = ${id})`)
}

import 'server-only'
import { OPEN_CHANGES } from '@/domain/products/listing/change-rule'
import { recordAudit } from '@/server/records/audit'
import { publish } from '@/server/db/bus'
import { clearProductPages } from '@/server/orders/stock/clear-pages'
import { leaveCompany } from '@/server/people/companies/leave-company'
import { endWork, readPeople, readSellerWork } from '@/server/people/sellers/people'
import type { Transaction } from '@/server/db/transaction'
import { and, eq, inArray, isNotNull, ne, notExists, or, sql } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { clearReturns, endDiscounts, endPriceRequests } from './clear-trade'

const {
  account_tokens,
  addresses,
  blocks,
  cart_items,
  company_invitations,
  comments,
  email_preferences,
  emails,
  inquiries,
  job_list_lines,
  job_lists,
  notifications,
  orders,
  payouts,
  product_changes,
  product_drafts,
  product_import_rows,
  product_imports,
  products,
  recommended_products_rels,
  reports,
  seller_invitations,
  samples,
  sellers,
  sellers_locales,
  sellers_warehouses,
  users,
  users_sessions,
  verifications,
} = tables

type FormerMember = { id: string; email: string; isSeller: boolean }

/**
 * Anonymises an account (rule D14). Orders, invoices and the ledger stay: tax law requires them for six years.
 * Messages, reviews and consents stay without a name; the rest is deleted. The page and the last email say the same.
 */
export async function anonymise(tx: Transaction, leaving: FormerMember) {
  const { id, email, isSeller } = leaving
  if (isSeller) await closeShop(tx, id)
  await leaveWork(tx, id)
  await clearProductPages(tx, ['products', 'catalogue', 'comments'])
  await tx.delete(users_sessions).where(eq(users_sessions._parentID, id))
  await tx.delete(cart_items).where(eq(cart_items.user, id))
  await tx.delete(samples).where(eq(samples.buyer, id))
  await endPriceRequests(tx, id)
  await endDiscounts(tx, id)
  await clearReturns(tx, id)
  // Before the lists, which somebody who removes the member locks after the members (rule M143).
  await leaveCompany(tx, id)
  await tx.delete(job_list_lines).where(eq(job_list_lines.user, id))
  await tx.delete(job_lists).where(eq(job_lists.user, id))
  await tx.update(company_invitations).set({ invitedBy: null }).where(eq(company_invitations.invitedBy, id))
  await tx.delete(company_invitations).where(eq(company_invitations.email, email))
  await tx.delete(seller_invitations).where(eq(seller_invitations.email, email))
  await tx.delete(addresses).where(eq(addresses.user, id))
  await tx.delete(notifications).where(eq(notifications.user, id))
  await tx.delete(email_preferences).where(eq(email_preferences.user, id))
  await tx.delete(blocks).where(or(eq(blocks.blocker, id), eq(blocks.blocked, id)))
  await tx.delete(reports).where(and(eq(reports.reporter, id), eq(reports.status, 'closed')))
  await tx.update(reports).set({ reporter: null, note: null }).where(eq(reports.reporter, id))
  await tx.execute(sql`delete from decisions where seller_id = ${id}`)
  await tx.delete(product_drafts).where(eq(product_drafts.seller, id))
  const imports = tx
    .select({ id: product_imports.id })
    .from(product_imports)
    .where(eq(product_imports.seller, id))
  await tx.delete(product_import_rows).where(inArray(product_import_rows.import, imports))
  await tx.delete(product_imports).where(eq(product_imports.seller, id))
  await tx.delete(verifications).where(eq(verifications.user, id))
  await tx.delete(account_tokens).where(or(eq(account_tokens.user, id), eq(account_tokens.email, email)))
  await tx.delete(emails).where(or(eq(emails.user, id), eq(sql`lower(${emails.to})`, email)))
  // Emails to the other side name this one; what is still queued is cleared once sent.
  const ordered = tx
    .select({ id: orders.id })
    .from(orders)
    .where(or(eq(orders.buyer, id), eq(orders.seller, id)))
  await tx
    .update(emails)
    .set({ html: null, text: null, params: null })
    .where(and(ne(emails.status, 'queued'), inArray(emails.order, ordered)))
  await tx.delete(inquiries).where(eq(sql`lower(${inquiries.email})`, email))
  await tx.update(comments).set({ userName: null }).where(eq(comments.user, id))
  await clearMember(tx, id)
  await publish(tx, { kind: 'sessions', id })
  const actor = { kind: isSeller ? 'seller' : 'buyer', id } as const
  await recordAudit(tx, { action: 'account.deleted', actor, subject: 'users', subjectId: id })
}

/** Ends what the member does for a seller, whose papers stay; a seller that closes has nobody left who works for it (rule P44). */
async function leaveWork(tx: Transaction, id: string) {
  const work = await readSellerWork(tx, id)
  await endWork(tx, [...(work ? [work] : []), ...(await readPeople(tx, id))])
  await tx.delete(seller_invitations).where(eq(seller_invitations.seller, id))
  await tx.update(seller_invitations).set({ invitedBy: null }).where(eq(seller_invitations.invitedBy, id))
}

const clearMember = (tx: Transaction, id: string) =>
  tx
    .update(users)
    .set({
      email: `deleted-${id}@deleted.invalid`,
      hash: null,
      salt: null,
      hasPassword: false,
      googleSub: null,
      displayName: null,
      firstName: null,
      lastName: null,
      phone: null,
      company: null,
      address: null,
      address2: null,
      city: null,
      province: null,
      postalCode: null,
      marketingConsent: false,
      resetPasswordToken: null,
      emailVerifiedAt: null,
      suspendedAt: null,
      suspendedReason: null,
      deletedAt: sql`now()`,
      updatedAt: sql`now()`,
    })
    .where(eq(users.id, id))

/**
 * Past Payload, so that an invalid product cannot block the deletion. The company stays where it has orders; contact
 * people and bank account do not.
 */
async function closeShop(tx: Transaction, id: string) {
  const now = sql`now()`
  const contract = sql`jsonb_set(jsonb_set(${orders.contract}::jsonb, '{seller,email}', '""'), '{seller,phone}', '""')`
  await tx
    .update(orders)
    .set({ contract })
    .where(and(eq(orders.seller, id), isNotNull(orders.contract)))
  const own = tx.select({ id: products.id }).from(products).where(eq(products.seller, id))
  await tx.delete(recommended_products_rels).where(inArray(recommended_products_rels.productsID, own))
  await tx
    .update(products)
    .set({ status: 'rejected', isLive: false, isRecommended: false, pickRank: 0, updatedAt: now })
    .where(eq(products.seller, id))
  await tx
    .update(product_changes)
    .set({ status: 'declined', reason: 'account.deleted' })
    .where(and(eq(product_changes.seller, id), inArray(product_changes.status, OPEN_CHANGES)))
  for (const table of ['product_days', 'seller_days', 'search_days'])
    await tx.execute(sql`delete from analytics.${sql.identifier(table)} where seller_id = ${id}`)
  await tx.delete(sellers_warehouses).where(eq(sellers_warehouses._parentID, id))
  await tx.delete(sellers_locales).where(eq(sellers_locales._parentID, id))
  await tx
    .update(sellers)
    .set({
      status: 'suspended',
      statusReason: 'account.deleted',
      documentAsked: null,
      slug: null,
      earlierSlugs: null,
      contactPerson: '–',
      contactPersonKo: null,
      contactPhone: '–',
      contactEmail: `deleted-${id}@deleted.invalid`,
      bankAccount: null,
      payout_accountHolder: null,
      payout_bankName: null,
      updatedAt: now,
    })
    .where(eq(sellers.id, id))
  await tx
    .update(payouts)
    .set({ accountHolder: null, bankName: null, bankAccount: null, updatedAt: now })
    .where(eq(payouts.seller, id))
  const hasSoldNothing = notExists(tx.select({ id: orders.id }).from(orders).where(eq(orders.seller, id)))
  await tx
    .update(products)
    .set({ sellerName: '–' })
    .where(and(eq(products.seller, id), hasSoldNothing))
  await tx
    .update(sellers)
    .set({
      company: '–',
      companyKo: null,
      businessRegistration: null,
      gstNumber: null,
      qstNumber: null,
      pstNumber: null,
      importerNumber: null,
      address: null,
      address2: null,
      city: null,
      province: null,
      addressKo: null,
      address2Ko: null,
      cityKo: null,
      provinceKo: null,
      postalCode: null,
    })
    .where(and(eq(sellers.id, id), hasSoldNothing))
}

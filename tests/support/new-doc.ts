import type { Draft } from './http/client'
import {
  aCategory,
  aPaper,
  aPicture,
  aProduct,
  aProductChange,
  aProductDocument,
  aProductDraft,
  aProductImport,
  aProductImportRow,
  aSynonym,
  aView,
} from './factories/catalogue'
import { aReturn } from '~/tests/support/factories/returns'
import * as company from './factories/companies'
import * as colleague from './factories/seller-people'
import * as sale from './factories/orders'
import { aCode } from './factories/discounts'
import { anOfferTemplate, aPriceRequest } from './factories/price-requests'
import * as person from './factories/people'
import * as talk from './factories/talk'
import { unique } from './factories/unique'
import { idOf } from './open-world'
import type { Samples } from './policy'
import type { Slug } from './policy/row'
import { isMemberRole, isStaffRole, type Role } from './roles'

/** A valid document that a role would post: where the policy refuses it, nothing else does. */
export function newDoc(ids: Samples, slug: Slug, role: Role): Draft {
  return RECIPES[slug](ids, role)
}

type Recipe = (ids: Samples, role: Role) => Draft

const soldTo = (ids: Samples) => ({
  buyer: ids.users.buyer,
  seller: ids.users.seller,
  order: ids.orders.byBuyer,
  checkout: ids.checkouts.byBuyer,
})

/** The own id where the role sells, else that of some seller. */
const sellerFor = (ids: Samples, role: Role) =>
  role === 'otherSeller' || role === 'suspendedSeller' ? ids.users[role] : ids.users.seller

const plain =
  (make: (ids: Samples, me: string, role: Role) => object): Recipe =>
  (ids, role) => ({ data: make(ids, idOf(ids, role), role) })

const RECIPES: Record<Slug, Recipe> = {
  users: plain(() => person.aUser(unique('newcomer'))),
  sellers: plain(() => person.aSeller(unique('id'), 'Newcomer', 'active')),
  staff: plain(() => person.aStaffMember(unique('colleague'), 'editor')),
  addresses: plain((_, me) => person.anAddress(me)),
  verifications: plain((_, me) => person.aVerification(me)),
  companies: plain((_, me) => company.aCompany(me)),
  'company-members': plain((ids, me) => company.aColleague(ids.companies.ours, me)),
  'company-invitations': plain((ids) => company.anInvitation(ids.companies.ours)),
  'seller-people': plain((ids, me) => colleague.aPerson(ids.users.seller, me)),
  'seller-invitations': plain((ids) => colleague.aSellerInvitation(ids.users.seller)),
  consents: plain((_, me) => person.aConsent(me)),
  'account-tokens': plain((_, me) => person.anAccountToken(me)),
  'second-factors': plain((ids) => person.aSecondFactor(ids.staff.editor)),
  'audit-events': plain(() => person.anAuditEvent()),
  products: plain((ids, _, role) => aProduct(sellerFor(ids, role), ids.categories.sub, ids.media.house)),
  'product-changes': plain((ids, _, role) => aProductChange(sellerFor(ids, role), ids.products.second)),
  categories: plain((ids) => aCategory(unique('Shelf'), ids.categories.room)),
  media: () => ({ data: { alt: 'A tile' }, file: aPicture() }),
  'product-documents': (ids, role) => ({
    data: aProductDocument(sellerFor(ids, role), ids.products.second),
    file: aPaper(),
  }),
  synonyms: plain(() => aSynonym()),
  'product-drafts': plain((ids, _, role) => aProductDraft(sellerFor(ids, role))),
  'product-imports': plain((ids, _, role) => aProductImport(sellerFor(ids, role))),
  'product-import-rows': plain((ids) => aProductImportRow(ids['product-imports'].checked)),
  'product-views': plain((ids) => aView(ids.products.live)),
  'cart-items': plain((ids, me, role) =>
    sale.aCartLine(me, role === 'otherSeller' ? ids.products.second : ids.products.otherLive),
  ),
  samples: plain((ids, me) => sale.aSample(me, ids.products.second, ids.orders.byBuyer)),
  'job-lists': plain((_, me) => sale.aJobList(me)),
  'job-list-lines': plain((ids, me) => sale.aJobListLine(ids['job-lists'].buyers, me, ids.products.second)),
  'price-requests': plain((ids, me) =>
    aPriceRequest({ buyer: me, seller: ids.users.seller, products: [ids.products.second] }),
  ),
  discounts: plain((ids, _, role) => aCode(sellerFor(ids, role))),
  'offer-templates': plain((ids, _, role) => anOfferTemplate(sellerFor(ids, role))),
  returns: plain((ids, me) =>
    aReturn({
      buyer: me,
      seller: ids.users.seller,
      order: ids.orders.byBuyer,
      products: [ids.products.second],
    }),
  ),
  checkouts: plain((_, me) => sale.aCheckout(me)),
  orders: plain((ids) =>
    sale.anOrder({ ...soldTo(ids), seller: ids.users.otherSeller, products: [ids.products.otherLive] }),
  ),
  'order-events': plain((ids) => sale.anOrderEvent(soldTo(ids))),
  'order-shipments': plain((ids) => ({ ...sale.aParcel(soldTo(ids)), parcel: 2 })),
  reservations: plain((ids) =>
    sale.aReservation(ids.products.second, ids.orders.byBuyer, ids.checkouts.byBuyer),
  ),
  'stock-movements': plain((ids) => sale.aMovement(ids.products.live, ids.users.seller)),
  documents: (ids, role) => ({
    data: sale.aDocument(isStaffRole(role) ? ids.users.buyer : idOf(ids, role)),
    file: aPaper(),
  }),
  invoices: plain((ids) => sale.anInvoice(soldTo(ids))),
  refunds: plain((ids) => sale.aRefund(soldTo(ids))),
  disputes: plain((ids) => sale.aDispute(soldTo(ids))),
  'payment-events': plain(() => sale.aPaymentEvent()),
  'ledger-entries': plain((ids) => sale.anEntry(unique('set'), 'seller', 100, ids.users.seller)),
  payouts: plain((ids) => sale.aPayout(ids.users.seller)),
  'commission-invoices': plain((ids) => ({ ...sale.aCommissionInvoice(ids.users.seller), month: '2025-01' })),
  comments: plain((ids, me, role) => ({ ...talk.aReview(me, ...reviewable(ids, role)) })),
  'review-pictures': (ids, role) => ({
    data: { review: ids.comments.shown, owner: idOf(ids, role), status: 'pending' },
    file: aPicture(),
  }),
  threads: plain((ids) => talk.aThread(ids.users.otherBuyer, ids.users.seller)),
  messages: plain((ids) => talk.aMessage(ids.threads.buyers, ids.users.buyer, ids.users.seller)),
  blocks: plain((ids, me) => ({ blocker: me, blocked: ids.users.otherSeller })),
  reports: plain((ids, me) => talk.aReport(me, ids.products.otherLive)),
  'email-preferences': plain((_, me) => ({
    user: me,
    messages: false,
    reviews: true,
    goods: true,
    news: false,
  })),
  notifications: plain((_, me) => talk.aNotification(me)),
  emails: plain((ids) => talk.anEmail(ids.users.buyer)),
  inquiries: plain(() => talk.anInquiry()),
  pages: plain(() => talk.aPage('News', 'draft')),
  redirects: plain(() => talk.aRedirect()),
  'terms-versions': plain(() => talk.aTermsVersion()),
  'payload-preferences': plain(() => ({ key: unique('list'), value: { limit: 10 } })),
  'payload-query-presets': plain(() => ({ title: unique('Late'), relatedCollection: 'products' })),
  'payload-locked-documents': plain((_, me, role) => ({
    globalSlug: 'recommended-products',
    user: { relationTo: isStaffRole(role) ? 'staff' : 'users', value: me },
  })),
  'payload-jobs': plain(() => ({ taskSlug: 'schedulePublish', input: { type: 'publish' } })),
  'payload-kv': plain(() => ({ key: unique('key'), data: {} })),
  'payload-migrations': plain(() => ({ name: unique('migration'), batch: 9 })),
}

/** A delivered line of the role's own that has no review yet. */
function reviewable(ids: Samples, role: Role): [order: string, product: string] {
  const lines: Record<string, [string, string]> = {
    otherBuyer: [ids.orders.byOtherBuyer, ids.products.otherPending],
    pendingSeller: [ids.orders.byPendingSeller, ids.products.live],
    seller: [ids.orders.bySeller, ids.products.otherLive],
    otherSeller: [ids.orders.byOtherSeller, ids.products.live],
    suspendedSeller: [ids.orders.bySuspendedSeller, ids.products.otherLive],
  }
  return (isMemberRole(role) && lines[role]) || [ids.orders.byBuyer, ids.products.second]
}

import type { SellerPart } from '@/domain/people/sellers/seller-people'

/** Every page of the seller area, below `src/app/(seller)/[locale]/`, by whose work it is (rules P40, S59). */
export const SELLER_PAGES: Record<string, SellerPart> = {
  seller: 'overview',
  'seller/people': 'overview',
  'seller/analytics': 'products',
  'seller/discounts': 'products',
  'seller/edit-product/[id]': 'products',
  'seller/own-page': 'products',
  'seller/preview/[kind]/[id]': 'products',
  'seller/products': 'products',
  'seller/products/import': 'products',
  'seller/products/import/[id]': 'products',
  'seller/reviews': 'products',
  upload: 'products',
  'seller/chat/[id]': 'orders',
  'seller/messages': 'orders',
  'seller/orders': 'orders',
  'seller/orders/[id]': 'orders',
  'seller/orders/bulk': 'orders',
  'seller/price-requests': 'orders',
  'seller/price-requests/[id]': 'orders',
  'seller/returns': 'orders',
  'seller/returns/[id]': 'orders',
  'seller/shipping': 'orders',
  'seller/shipping/terms': 'orders',
  'seller/financials': 'finance',
  'seller/profile': 'owner',
}

/** Second addresses of pages above, which they are made from. */
export const SECOND_ADDRESSES = ['seller/SellerChatPage/[id]', 'seller/dashboard']

/** Routes below `src/app/api/` that are a seller's alone. */
export const SELLER_ROUTES: Record<string, SellerPart> = {
  'commission-invoice/[id]': 'finance',
  'packing-lists': 'orders',
  'seller-analytics/csv': 'products',
  'seller-bookings': 'finance',
  'seller-drafts': 'products',
  'seller-imports/[id]': 'products',
  'seller-imports/[id]/csv': 'products',
  'seller-orders/csv': 'orders',
  'seller-products/csv': 'products',
  'seller-statement': 'finance',
  'uploads/picture': 'products',
}

/** Server actions below `src/features/` that are a seller's alone: their file, and what it exports. */
export const SELLER_ACTIONS: Record<string, Partial<Record<SellerPart, readonly string[]>>> = {
  'selling/discounts/discount-actions': { products: ['makeDiscount', 'endDiscount'] },
  'selling/listing/commands/bulk-actions': { products: ['previewChange', 'applyBulkChange'] },
  'selling/listing/commands/status-actions': {
    products: ['moveProduct', 'archiveProduct', 'restoreProduct'],
  },
  'selling/listing/documents/document-actions': { products: ['addProductDocument', 'removeProductDocument'] },
  'selling/listing/drafts/draft-actions': { products: ['discardDraft', 'duplicateProduct', 'copyProduct'] },
  'selling/listing/edit/edit-actions': { products: ['saveProduct', 'withdrawOwnChange'] },
  'selling/listing/form/upload/upload-actions': { products: ['uploadProduct'] },
  'selling/listing/transfer/import-actions': { products: ['uploadImport', 'start', 'stop'] },
  'selling/listing/drafts/translation-actions': { products: ['askTranslation'] },
  'buying/orders/actions': {
    orders: [
      'callOffRest',
      'acknowledge',
      'answerCancelRequest',
      'callOffOrder',
      'quoteShipping',
      'estimate',
      'refund',
    ],
  },
  'buying/orders/bulk/many-actions': { orders: ['acknowledgeChosen', 'checkWaybills', 'shipFromFile'] },
  'buying/orders/waybill/waybill-actions': { orders: ['ship', 'addOrderDocuments'] },
  'selling/payouts/actions': { owner: ['askForPayout', 'takeBackPayout'] },
  'buying/price-requests/request-actions': { orders: ['makeOffer', 'dropTemplate'] },
  'buying/returns/return-actions': {
    orders: ['acceptReturnAction', 'declineReturnAction', 'receive', 'refundReturnAction', 'stateReturnDays'],
  },
  'selling/people/people-actions': {
    owner: [
      'invitePersonAction',
      'withdrawSellerInvitationAction',
      'changePersonAction',
      'removePersonAction',
    ],
  },
  'selling/profile/account/account-actions': { owner: ['savePayoutAccount'] },
  'selling/profile/business/profile-actions': { owner: ['saveBusinessProfile', 'askAgain'] },
  'selling/profile/documents/document-actions': { owner: ['addBusinessDocument', 'removeBusinessDocument'] },
  'selling/profile/page/page-actions': { products: ['saveOwnPage'] },
  'selling/profile/terms/terms-actions': { orders: ['saveShippingTerms'] },
  'selling/reviews/actions': { products: ['answerReview'] },
}

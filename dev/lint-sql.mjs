/**
 * Where statements are still run as raw SQL. Everywhere else they go through the typed tables, or `checkedRows` checks what comes
 * back.
 */
const RAW_SQL = [
  // Stay: SQL is what they are about.
  'src/server/db/**',
  'src/server/search/**',
  'src/server/search/lists/**',
  'src/features/shop/list/**',
  'src/features/shop/product/**',
  'src/migrations/**',
  // Use a table without a collection.
  'src/features/account/personal-data/anonymise.ts',
  'src/server/orders/stock/clear-pages.ts',
  'src/admin/queues/decisions/carry-out.ts',
  'src/worker/{clear-pages,leads,loop-records,sum-days,sweep-expired}.ts',
  // Write several tables in one statement, or a row only where there is none.
  'src/worker/count-views.ts',
  'src/admin/money/settings/change-money-settings.ts',
  // Keeps a claim of Payload's.
  'src/worker/run-jobs.ts',
  // Runs the statements of src/server/search/lists.
  'src/worker/refresh-lists.ts',
  // Sends by NOTIFY, on connections as well.
  'src/server/db/bus.ts',
  // One statement used by several, as text.
  'src/features/selling/listing/drafts/delete-draft.ts',
  // Counts the migrations, whose table has no type.
  'src/worker/migrations-in-place.ts',
]

const NO_EXECUTE = {
  selector: 'CallExpression[callee.property.name="execute"]',
  message:
    'Use the typed tables (src/server/db/tables.ts), or checkedRows where the query builder cannot say it.',
}

export const TYPED_SQL = {
  files: ['src/**'],
  ignores: RAW_SQL,
  rules: { 'no-restricted-syntax': ['error', NO_EXECUTE] },
}

/**
 * What people read by SQL, for a reason each in docs/decisions/059. Everything else that a file of this name reads goes through
 * the Local API as that person.
 */
const SQL_READS = [
  // Public lists and search.
  'src/features/shop/list/**',
  'src/features/shop/product/facts/list-family.ts',
  'src/features/shop/product/reviews/list-reviews.ts',
  'src/features/buying/quick-order/read-goods.ts',
  'src/features/buying/order-again/get-again.ts',
  'src/features/shop/room/read-room-goods.ts',
  // Lines of lists, with price and stock of products of any seller.
  'src/features/buying/job-lists/lines/read-list-lines.ts',
  'src/features/buying/job-lists/heart/list-hearts.ts',
  'src/features/shop/room/read-room-goods.ts',
  // What is public of a seller, whose document is not, and sums over all goods.
  'src/features/shop/supplier/**',
  // A conversation: each message counts.
  'src/features/talk/chat/thread/{get-thread,list-messages,list-order-messages}.ts',
  'src/features/talk/notifications/list-feed.ts',
  // What a seller has to send at once, with packing and names of buyers.
  'src/features/buying/orders/bulk/list-to-ship.ts',
  // The seller's product table.
  'src/features/selling/listing/table/**',
  // Sums and months.
  'src/features/selling/analytics/**',
  'src/features/selling/dashboard/queries.ts',
  'src/features/selling/payouts/months/get-difference.ts',
  // A rate that is the shop's where the seller has none, and sums beside a form.
  'src/features/selling/listing/form/get-beside.ts',
  'src/features/selling/profile/terms/get-reach.ts',
  'src/features/selling/payouts/get-balance.ts',
  'src/features/selling/payouts/lines/{get-order-money,list-lines}.ts',
  'src/features/selling/payouts/documents/get-statement.ts',
  'src/features/selling/payouts/months/list-months.ts',
  // Queues and searches of staff.
  'src/admin/queues/translations/list-translations.ts',
  'src/admin/records/audit/events/**',
  'src/admin/queues/decisions/**',
  'src/admin/talk/inquiries/**',
  'src/admin/jobs/**',
  'src/admin/talk/moderation/**',
  'src/admin/people/**',
  'src/admin/pages/picks/**',
  'src/admin/talk/support/**',
  'src/admin/dashboard/**',
  'src/admin/frame/finder/find-in-panel.ts',
  'src/admin/money/settings/get-money-settings.ts',
  'src/admin/dashboard/get-opening-steps.ts',
  'src/admin/orders/{get-opened-order,get-staff-order}.ts',
  // The price that is charged: cart, checkout and payment read it in their transaction.
  'src/features/buying/cart/get-cart.ts',
  'src/features/buying/cart/lines/get-line.ts',
  'src/features/buying/checkout/get-checkout.ts',
  'src/features/shop/product/buying/get-delivered.ts',
  'src/features/buying/payments/attempts/get-own-checkout.ts',
  'src/features/buying/payments/transfers/get-transfer-instructions.ts',
  // Names of colleagues, the sum they spent, and an invitation before it is followed: no rule gives them.
  'src/features/buying/job-lists/company/names-of-owners.ts',
  'src/features/account/companies/{get-company,get-company-terms,get-invitation,list-company-orders}.ts',
  'src/features/selling/people/{get-people,get-invitation}.ts',
  'src/admin/money/list-receivables.ts',
  // Tables behind the login.
  'src/features/account/security/list-sessions.ts',
  // Find the ids of a page, or a count beside it; the documents are read under their rules.
  'src/features/buying/invoices/{get-confirmation,get-invoice}.ts',
  'src/features/selling/listing/transfer/get-import.ts',
  'src/features/talk/notifications/list-notifications.ts',
  'src/features/buying/orders/list/list-orders.ts',
  'src/features/buying/orders/sale/find-sale.ts',
  'src/features/talk/reports/get-reportable.ts',
  'src/features/selling/reviews/list-seller-reviews.ts',
  'src/features/selling/shipping/list-shipments.ts',
  // Since when a product waits: of its change requests and decisions.
  'src/features/selling/listing/edit/get-edit.ts',
  // The papers of a shipment, made of what its order froze.
  'src/features/selling/shipping/documents/get-trade-content.ts',
]

export const LOCAL_READS = {
  files: ['src/{features,admin}/**/{get,list,read,find,count}-*.ts', 'src/{features,admin}/**/queries.ts'],
  ignores: SQL_READS,
  rules: {
    'no-restricted-syntax': [
      'error',
      NO_EXECUTE,
      {
        selector:
          'ImportDeclaration[source.value=/^@\\/server\\/db\\/(checked-rows|prepared-rows)$/], ImportDeclaration[source.value="@/server/db/transaction"] ImportSpecifier[imported.name="database"]',
        message:
          'Read through asUser or asVisitor (docs/decisions/059), or name the file and its reason there.',
      },
    ],
  },
}

/** Who gets an answer from a door. Everybody else hears that there is none. */
export type Keeper =
  /** Whoever comes; what they hear is public or their own. */
  | 'everyone'
  /** A page or form of ours, not one of another site. */
  | 'our own pages'
  /** Only who brings INTERNAL_KEY: our own server. */
  | 'our own server'
  /** Only who brings METRICS_KEY: Prometheus. */
  | 'who reads figures'
  /** Only who signs the very bytes of the body: Stripe, a carrier. */
  | 'who signs'
  /** Staff, each command with a person in its own row (src/app/api/admin-commands). */
  | 'the table of commands'
  /** Payload's routes, each with a row below. */
  | 'the REST table'
  /** Says 404 whatever is asked. */
  | 'nobody'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Every route handler under src/app. A file or a method without a row fails `access-doors.test.ts`. */
export const ROUTES: Record<string, Partial<Record<Method, Keeper>>> = {
  '(payload)/api/[...slug]': {
    GET: 'the REST table',
    POST: 'the REST table',
    PATCH: 'the REST table',
    DELETE: 'the REST table',
  },
  'api/account/export': { POST: 'our own pages' },
  'api/account/too-large/[locale]': { POST: 'everyone' },
  'api/auth-words/[locale]': { GET: 'everyone' },
  'api/buyer-orders/csv': { GET: 'everyone' },
  'api/cart/estimate': { GET: 'everyone' },
  'api/cart/line': { GET: 'everyone' },
  'api/chat/[thread]': { GET: 'everyone', POST: 'our own pages' },
  'api/chat/[thread]/read': { POST: 'our own pages' },
  'api/chat/[thread]/typing': { POST: 'our own pages' },
  'api/checkout': { POST: 'everyone' },
  'api/checkout/form': { POST: 'our own pages' },
  'api/checkout/[id]/pay': { GET: 'everyone' },
  'api/commission-invoice/[id]': { GET: 'everyone' },
  'api/admin-commands/[command]': { POST: 'the table of commands' },
  'api/admin-commands/message-file/[id]': { GET: 'everyone' },
  'api/admin-exports/audit': { GET: 'our own pages' },
  'api/auth/google': { GET: 'everyone' },
  'api/auth/google/callback': { GET: 'everyone' },
  'api/delivered': { GET: 'everyone' },
  'api/health': { GET: 'everyone' },
  'api/health/live': { GET: 'everyone' },
  'api/health/ready': { GET: 'everyone' },
  'api/invoice/[id]': { GET: 'everyone' },
  'api/invoices': { GET: 'everyone' },
  'api/internal/clear': { POST: 'our own server' },
  'api/hearts': { GET: 'everyone' },
  'api/lists/[id]/csv': { GET: 'everyone' },
  'api/lists/[id]/pdf': { GET: 'everyone' },
  'api/language/[locale]': { GET: 'everyone' },
  'api/not-found/[...path]': {
    GET: 'nobody',
    POST: 'nobody',
    PUT: 'nobody',
    PATCH: 'nobody',
    DELETE: 'nobody',
  },
  // The live program asks who comes (tests/int/talk/live.test.ts).
  'api/live': { GET: 'everyone' },
  // With a key of its own (tests/unit/watch/follow-request.test.ts).
  'api/metrics': { GET: 'who reads figures' },
  'api/message-file/[id]': { GET: 'everyone', DELETE: 'our own pages' },
  'api/missed': { POST: 'our own pages' },
  'api/notifications': { GET: 'everyone' },
  'api/notifications/[id]': { GET: 'everyone' },
  'api/notifications/read': { POST: 'our own pages' },
  'api/order-document/[id]/[kind]': { GET: 'everyone' },
  'api/packing-lists': { GET: 'everyone' },
  // Asks for a session of staff itself (tests/int/staff/page-preview.test.ts).
  'api/preview/[id]/[locale]': { GET: 'everyone' },
  'api/preview/[id]/[locale]/published': { GET: 'everyone' },
  'api/recent': { GET: 'everyone' },
  'api/seller-analytics/csv': { GET: 'everyone' },
  'api/seller-bookings': { GET: 'everyone' },
  'api/seller-drafts': { POST: 'our own pages' },
  'api/seller-imports/[id]': { GET: 'everyone' },
  'api/seller-imports/[id]/csv': { GET: 'everyone' },
  'api/seller-orders/csv': { GET: 'everyone' },
  'api/seller-statement': { GET: 'everyone' },
  'api/seller-products/csv': { GET: 'everyone' },
  'api/session': { GET: 'everyone' },
  'api/session/logout': { POST: 'our own pages' },
  'api/suggest': { GET: 'everyone' },
  'api/translate': { POST: 'our own pages' },
  'api/unsubscribe/[sealed]': { POST: 'everyone' },
  'api/uploads/document': { POST: 'our own pages' },
  'api/uploads/picture': { POST: 'our own pages' },
  'api/view': { POST: 'our own pages' },
  'api/webhooks/carrier': { POST: 'who signs' },
  'api/webhooks/stripe': { POST: 'who signs' },
  'img/[name]': { GET: 'everyone' },
  'robots.txt': { GET: 'everyone' },
  'share/[locale]/[kind]/[key]/[version]': { GET: 'everyone' },
  'sitemap.xml': { GET: 'everyone' },
  'sitemaps/[file]': { GET: 'everyone' },
}

export type Kind =
  | 'collection'
  | 'versioned'
  | 'upload'
  | 'members'
  | 'staff'
  | 'locks'
  | 'preferences'
  | 'presets'
  | 'store'
  | 'jobs'
  | 'none'
  | 'global'
  | 'root'
export type Audience = 'everyone' | 'members and staff' | 'staff' | 'nobody'

const documents: Record<string, Audience> = {
  'get /': 'staff',
  'get /count': 'staff',
  'get /:id': 'staff',
  'post /': 'staff',
  'patch /': 'staff',
  'patch /:id': 'staff',
  'delete /': 'staff',
  'delete /:id': 'staff',
  'post /access/:id?': 'staff',
  'get /versions': 'nobody',
  'get /versions/:id': 'nobody',
  'post /versions/:id': 'nobody',
}

const account: Record<string, Audience> = {
  'get /init': 'nobody',
  'post /first-register': 'nobody',
  'post /verify/:id': 'nobody',
}

const closed = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, 'nobody' as const]))

const store = closed([...Object.keys(documents), 'post /:id/duplicate'])

const locks: Record<string, Audience> = {
  ...documents,
  ...closed(['post /:id/duplicate', 'post /access/:id?']),
}

/** Every path that Payload's REST would answer, by the kind of what it is about. One that is new in Payload fails the test. */
export const REST: Record<Kind, Record<string, Audience>> = {
  collection: documents,
  versioned: {
    ...documents,
    'get /versions': 'staff',
    'get /versions/:id': 'staff',
    'post /versions/:id': 'staff',
  },
  upload: { ...documents, 'get /paste-url/:id?': 'nobody', 'get /file/:filename': 'everyone' },
  members: {
    ...documents,
    ...account,
    ...closed(['post /login', 'post /logout', 'get /me', 'post /refresh-token', 'post /unlock']),
    ...closed(['post /forgot-password', 'post /reset-password']),
  },
  staff: {
    ...documents,
    ...account,
    'post /login': 'everyone',
    'post /logout': 'everyone',
    'post /forgot-password': 'everyone',
    'post /reset-password': 'everyone',
    'get /me': 'everyone',
    'post /refresh-token': 'staff',
    'post /unlock': 'staff',
  },
  locks,
  presets: { ...documents, ...closed(['post /:id/duplicate']) },
  preferences: {
    ...locks,
    'get /:key': 'staff',
    'post /:key': 'staff',
    ...closed(['delete /:id', 'delete /:key']),
  },
  store,
  jobs: { ...store, ...closed(['get /run', 'get /handle-schedules']) },
  none: {},
  global: {
    'get /': 'staff',
    'post /': 'staff',
    'post /access': 'staff',
    'get /versions': 'nobody',
    'get /versions/:id': 'nobody',
    'post /versions/:id': 'nobody',
  },
  root: { 'get /access': 'staff', 'get /og': 'staff' },
}

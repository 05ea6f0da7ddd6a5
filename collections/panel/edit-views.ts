import type { CollectionConfig, SanitizedConfig } from 'payload'

/** What is decided about a document, and when: beside its content, not among it. */
const DECISION = new Set([
  'status',
  'suspension',
  'statusReason',
  'isLive',
  'needsReview',
  'userType',
  'suspendedAt',
  'suspendedReason',
  'documentAsked',
  'changesAsked',
  'isTrusted',
  'isRecommended',
  'approvedAt',
  'approvedByTrust',
  'decidedAt',
  'decidedBy',
  'archivedAt',
  'closedAt',
  'hidden',
  'hiddenReason',
])

/** Written by the server, and changed by commands alone: read as text, where a form would be disabled inputs. */
const RECORDS = new Set([
  ...['checkouts', 'invoices', 'refunds', 'payouts', 'disputes', 'ledger-entries', 'payment-events'],
  ...[
    'commission-invoices',
    'order-events',
    'order-shipments',
    'reservations',
    'stock-movements',
    'product-views',
  ],
  ...['audit-events', 'consents', 'emails', 'price-requests', 'returns', 'threads'],
  ...['companies', 'company-members', 'company-invitations', 'seller-people', 'seller-invitations'],
])

const RECORD_SCREEN = { edit: { root: { Component: '/src/admin/records/record-screen#RecordScreen' } } }

type Preview = NonNullable<NonNullable<CollectionConfig['admin']>['preview']>

/** Where the shop shows a document; nowhere while it is not live. */
const IN_THE_SHOP: Partial<Record<string, Preview>> = {
  products: ({ id, isLive }, { locale }) => (isLive ? `${prefix(locale)}/product/${String(id)}` : null),
  'terms-versions': ({ version }, { locale }) => `${prefix(locale)}/terms/${String(version)}`,
  comments: ({ product, hidden }, { locale }) =>
    hidden || !product ? null : `${prefix(locale)}/product/${idOf(product)}/reviews`,
}

const isTitle = (name: string) => name === 'title' || name === 'shownTitle'

const prefix = (locale?: string) => (locale && locale !== 'en' ? `/${locale}` : '')

const idOf = (value: unknown) =>
  String(typeof value === 'object' && value && 'id' in value ? value.id : value)

/** The panel's forms: decisions in the side column, which tabs do not reach, and a link to the shop. */
export async function withEditViews(building: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const config = await building
  for (const { slug, fields, admin } of config.collections) {
    const preview = IN_THE_SHOP[slug]
    if (preview) admin.preview = preview
    // Payload takes a computed field for a title only where it asks nothing about it.
    const title = fields.find((field) => 'virtual' in field && field.virtual === true && isTitle(field.name))
    if (title && 'name' in title) admin.useAsTitle = title.name
    admin.components = {
      ...admin.components,
      ...(RECORDS.has(slug) && { views: { ...admin.components?.views, ...RECORD_SCREEN } }),
      edit: {
        ...admin.components?.edit,
        beforeDocumentControls: ['/src/admin/frame/document-times#DocumentTimes'],
      },
    }
    for (const field of fields)
      if ('name' in field && field.name && DECISION.has(field.name))
        Object.assign(field, { admin: { ...field.admin, position: 'sidebar' } })
  }
  return config
}

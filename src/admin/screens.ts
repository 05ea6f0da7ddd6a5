/**
 * The panel's own screens, beside Payload's lists and forms. Registered by payload.config.ts; the menu and `adminScreen`
 * ask here who may see one.
 */
export const SCREENS = {
  sellerQueue: {
    path: '/queue/sellers',
    component: '/src/admin/queues/screens/seller-queue#SellerQueueScreen',
    group: 'work',
    who: 'admin',
  },
  productQueue: {
    path: '/queue/products',
    component: '/src/admin/queues/screens/product-queue#ProductQueueScreen',
    group: 'work',
    who: 'admin',
  },
  translations: {
    path: '/translations',
    component: '/src/admin/queues/translations/translations-screen#TranslationsScreen',
    group: 'work',
    who: 'staff',
  },
  picks: {
    path: '/picks',
    component: '/src/admin/pages/picks/picks-screen#PicksScreen',
    group: 'catalogue',
    who: 'staff',
    replaces: 'recommended-products',
  },
  moneySettings: {
    path: '/money-settings',
    component: '/src/admin/money/settings/money-settings#MoneySettingsScreen',
    group: 'money',
    who: 'admin',
  },
  receivables: {
    path: '/receivables',
    component: '/src/admin/money/receivables#ReceivablesScreen',
    group: 'money',
    who: 'admin',
  },
  reports: {
    path: '/reports',
    component: '/src/admin/talk/reports/reports-screen#ReportsScreen',
    group: 'work',
    who: 'admin',
    replaces: 'reports',
  },
  inquiries: {
    path: '/inquiries',
    component: '/src/admin/talk/inquiries/inquiries-screen#InquiriesScreen',
    group: 'work',
    who: 'admin',
    replaces: 'inquiries',
  },
  support: {
    path: '/support',
    component: '/src/admin/talk/support/support-screen#SupportScreen',
    group: 'work',
    who: 'admin',
    replaces: 'threads',
  },
  people: {
    path: '/people',
    component: '/src/admin/people/people-screen#PeopleScreen',
    group: 'people',
    who: 'admin',
    replaces: 'users',
  },
  taxRates: {
    path: '/tax-rates',
    component: '/src/admin/money/settings/tax-rates#TaxRatesScreen',
    group: 'money',
    who: 'admin',
  },
  audit: {
    path: '/audit',
    component: '/src/admin/records/audit/audit#AuditScreen',
    group: 'records',
    who: 'admin',
    replaces: 'audit-events',
  },
  jobs: {
    path: '/jobs',
    component: '/src/admin/jobs/jobs#JobsScreen',
    group: 'records',
    who: 'admin',
  },
} as const satisfies Record<string, Screen>

/** Groups of the menu, in its order. */
export type ScreenGroup = 'work' | 'catalogue' | 'orders' | 'money' | 'people' | 'content' | 'records'

type Screen = {
  path: `/${string}`
  /** A named export, made with `adminScreen`. */
  component: string
  /** Where the menu lists it; a screen without a group is reached from another one. */
  group?: ScreenGroup
  /** The collection or global that it stands for: the menu leads to the screen alone, which leads to the rows. */
  replaces?: string
  who: 'admin' | 'staff'
}

/** Its title is `staff.screens.<key>` in the messages. */
export type ScreenKey = keyof typeof SCREENS

/** As Payload wants them. Paths match whole, so that none hides another. */
export const adminViews = () =>
  Object.fromEntries(
    Object.entries(SCREENS).map(([key, { path, component }]) => [
      key,
      { path, Component: component, exact: true },
    ]),
  )

import type { Home, Menu, Page, RecommendedProduct, Redirect, Setting, TermsVersion } from '@/payload-types'
import { unique } from '~/tests/support/factories/unique'
import { admin, everyone, nobody, staff, type GlobalRow, type Row } from './row'

/** The public reads what is published; editors write, admins take away (rule L3). */
const pages = {
  create: staff,
  readVersions: staff,
  samples: {
    published: { read: everyone, update: staff, delete: admin },
    draft: { read: staff, update: staff, delete: admin },
    reworked: { read: everyone, update: staff, delete: admin },
  },
  fields: {
    open: ['title', 'slug', 'description', 'content', '_status', 'isCorrection'],
    hidden: ['savedBy', 'savedUpon', 'formerAddresses'],
    ruled: {
      // Staff put a page into the trash by it (page-addresses.test.ts); an attempt that leaves it empty changes nothing.
      deletedAt: { create: nobody, update: nobody, attempt: { deletedAt: null } },
      validFrom: { attempt: { validFrom: '2031-05-06T12:00:00.000Z' } },
      shownTitle: { read: staff, create: nobody, update: nobody },
      languages: { read: staff, create: nobody, update: nobody },
      writtenAt: { read: staff, create: nobody, update: nobody },
    },
  },
} as const satisfies Row<Page>

/** Written by editors and admins; readers are sent on, and see no list (rule L27). */
const redirects = {
  create: staff,
  samples: { old: { read: staff, update: staff, delete: staff } },
  fields: {
    ruled: {
      from: { attempt: () => ({ from: `/${unique('older')}` }) },
      to: { attempt: { to: '/latest' } },
      type: { attempt: { type: '302' } },
    },
  },
} as const satisfies Row<Redirect>

/** Written when the page /terms is published (rule L32). */
const termsVersions = {
  samples: { first: { read: everyone }, coming: { read: everyone } },
  fields: {
    server: ['version', 'validFrom', 'needsAgreement', 'title', 'description', 'content'],
    hidden: ['emailedUpTo', 'mailingDone'],
    ruled: { mailing: { read: staff, create: nobody, update: nobody } },
  },
} as const satisfies Row<TermsVersion>

export const CONTENT = { pages, redirects, 'terms-versions': termsVersions }

/** Changed by the command of the money settings (rule M48). */
const terms = { read: admin, update: nobody }

/** What the shop is called and how it is reached is public, how it makes money is not. */
const settings = {
  read: everyone,
  update: admin,
  fields: {
    open: [
      'siteName',
      'tagline',
      'footerText',
      'legalName',
      'address',
      'contactEmail',
      'privacyContact',
      'phone',
      'gstNumber',
      'qstNumber',
      'bcPstNumber',
      'skPstNumber',
      'mbRstNumber',
    ],
    ruled: {
      importer: terms,
      commissionPpm: terms,
      payoutMinimum: terms,
      sellerArrivalDays: terms,
      wonPerDollar: terms,
      wonPerDollarOn: terms,
      paymentMinutes: { read: admin, update: admin },
      transfersAllowed: { update: nobody },
      transferDays: terms,
      transferInstructions: terms,
      shippingKind: terms,
      shippingAmount: terms,
      shippingFreeOver: terms,
    },
  },
} as const satisfies GlobalRow<Setting>

/** Staff order it by a command (rule A24). */
const recommended = {
  read: everyone,
  update: nobody,
  fields: { open: ['productIds'] },
} as const satisfies GlobalRow<RecommendedProduct>

/** A banner that waits is read by staff alone (rule L28). */
const home = {
  read: staff,
  update: staff,
  fields: { open: ['hero', 'banners', 'makersTitle', 'makers', 'room'] },
} as const satisfies GlobalRow<Home>

/** Staff order menu and footer (rule L30). */
const menus = {
  read: staff,
  update: staff,
  fields: { open: ['main', 'footer'] },
} as const satisfies GlobalRow<Menu>

export const GLOBALS = { settings, home, menus, 'recommended-products': recommended }

import { fail, ok, type Result } from '@/domain/result'
import { isInfoSlug } from './info-pages'

/** First segments of addresses that lead elsewhere, or that this shop speaks in; compared with the routes by a test. */
export const RESERVED: ReadonlySet<string> = new Set([
  ...[
    'admin',
    'api',
    'buyer-orders',
    'buyer-returns',
    'cart',
    'category',
    'checkout',
    'company',
    'compare',
    'confirm-email',
    'delete-account',
    'en',
  ],
  ...[
    'export',
    'find',
    'fonts',
    'forgot',
    'fr',
    'img',
    'info',
    'invoices',
    'ko',
    'latest',
    'lists',
    'login',
    'messages',
  ],
  ...[
    'notifications',
    'order',
    'popular',
    'price-requests',
    'product',
    'products',
    'profile',
    'quick-order',
    'recommended',
    'register',
  ],
  ...[
    'report',
    'reset',
    'rooms',
    'search',
    'seller',
    'seller-dashboard',
    'seller-invitation',
    'share',
    'sitemaps',
    'subcategory',
    'supplier',
    'suppliers',
    'support',
    'table',
    'thank-you',
  ],
  ...['unsubscribe', 'upload', 'verify'],
])

const ADDRESS = /^(?=.{3,60}$)[a-z0-9]+(?:-[a-z0-9]+)*$/
export const isPageAddress = (slug: string) => ADDRESS.test(slug)

/** So many earlier addresses lead on. */
const KEPT = 30

type Page = { slug?: string | null }
export type AddressFacts = {
  /** Whether another page, also one in the trash or a draft, has the address. */
  isTaken: boolean
}

/** A page's address is checked where it is new; those of rule L10 keep theirs (rule L24). */
export function checkAddress(
  next: Page,
  before: Page | undefined,
  { isTaken }: AddressFacts,
): Result<object> {
  const { slug } = next
  if (!slug || slug === before?.slug) return ok({})
  if (before?.slug && isInfoSlug(before.slug)) return fail('page.fixedAddress', 'slug')
  if (!isPageAddress(slug)) return fail('page.addressShape', 'slug')
  if (RESERVED.has(slug)) return fail('page.addressReserved', 'slug')
  return isTaken ? fail('page.addressTaken', 'slug') : ok({})
}

/** A page of rule L10 stays where the shop links to it: it is not taken back and not put into the trash (rule L24). */
export function mayGo(slug: string | null | undefined, goes: { unpublished: boolean; trashed: boolean }) {
  const isKept = isInfoSlug(slug ?? '') && (goes.unpublished || goes.trashed)
  return isKept ? fail('page.fixedStays', '_status') : ok({})
}

/** The addresses under which readers have known a page, separated by spaces, the newest last; its own may be among them. */
export function formerAddresses(kept: string | null | undefined, known: string | null): string {
  const former = (kept ?? '').split(' ').filter((each) => each && each !== known)
  return [...former, ...(known ? [known] : [])].slice(-KEPT).join(' ')
}

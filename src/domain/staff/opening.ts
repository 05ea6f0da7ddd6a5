import { INFO_PAGES } from '@/domain/pages/info-pages'

/** What is known of a shop that may not have opened yet. */
export type OpeningFacts = {
  /** Admins with a second factor. */
  admins: number
  categories: number
  settings: {
    siteName: string
    legalName: string
    address: string
    phone: string
    contactEmail: string
    privacyContact: string
    gstNumber: string
    transfersAllowed: boolean
    transferInstructions: string
  } | null
  /** Information pages that visitors can read and that carry no draft mark. */
  publishedPages: readonly string[]
  hasPaymentKeys: boolean
  hasWebhookSecret: boolean
  hasMail: boolean
  hasFiles: boolean
  activeSellers: number
  liveProducts: number
}

export const OPENING_STEPS = [
  'admin',
  'categories',
  'legalName',
  'address',
  'phone',
  'contacts',
  'taxNumbers',
  'transfers',
  'pages',
  'payments',
  'webhook',
  'mail',
  'files',
  'seller',
  'product',
] as const

export type OpeningStep = (typeof OPENING_STEPS)[number]

/** Reserved by RFC 2606: nobody reads what is sent there. */
const NOBODY = /@([\w-]+\.)*(test|example|invalid|localhost)$|@([\w-]+\.)*example\.(com|net|org)$/i

/** What is left to do before the shop can open, in the order in which it is best done (rule Q11). */
export function openingSteps(facts: OpeningFacts): OpeningStep[] {
  const isDone = doneOf(facts)
  return OPENING_STEPS.filter((step) => !isDone[step])
}

function doneOf(facts: OpeningFacts): Record<OpeningStep, boolean> {
  const { settings } = facts
  const isSaid = (text: string | undefined) => Boolean(text?.trim())
  const isRead = (email: string | undefined) => isSaid(email) && !NOBODY.test(email ?? '')
  return {
    admin: facts.admins > 0,
    categories: facts.categories > 0,
    legalName: isSaid(settings?.legalName) && settings?.legalName.trim() !== settings?.siteName.trim(),
    address: isSaid(settings?.address),
    phone: isSaid(settings?.phone),
    contacts: isRead(settings?.contactEmail) && isRead(settings?.privacyContact),
    taxNumbers: isSaid(settings?.gstNumber),
    transfers: settings !== null && (!settings.transfersAllowed || isSaid(settings.transferInstructions)),
    pages: unpublishedPages(facts).length === 0,
    payments: facts.hasPaymentKeys,
    webhook: facts.hasWebhookSecret,
    mail: facts.hasMail,
    files: facts.hasFiles,
    seller: facts.activeSellers > 0,
    product: facts.liveProducts > 0,
  }
}

export const unpublishedPages = ({ publishedPages }: Pick<OpeningFacts, 'publishedPages'>) =>
  INFO_PAGES.filter((slug) => !publishedPages.includes(slug))

import type { ShippingCountry } from '@/domain/people/address/shipping-place'
import type { Locale } from '@/domain/locale'
import type { SellerStatus } from '@/domain/people/actor'
import { isBlank } from '@/domain/values/text'
import type { ChangeStatus } from './change-rule'
import type { ProductStatus } from '@/domain/products/product'

/** A change request as its product shows it; times as stored. */
export type ChangeNote = {
  status: ChangeStatus
  reason: string | null
  sentAt: string
  decidedAt: string | null
}

/** What decides why a product is not in the shop and what would help it (rule C48). */
export type ReasonFacts = {
  sellerStatus: SellerStatus
  status: ProductStatus
  statusReason: string | null
  /** What staff asked for, of a product that waits. */
  changesAsked: string | null
  archivedAt: string | null
  waitingSince: string
  /** The stock without what is reserved. */
  available: number
  madeToOrder: boolean
  /** The newest change request of the product. */
  change: ChangeNote | null
  /** Languages that have a name. */
  named: readonly Locale[]
  /** Languages that have a description. */
  described: readonly Locale[]
  shippingCountry: ShippingCountry
  hsCode: string | null
  hasBox: boolean
  leadTimeDays: number | null
  pictures: number
}

/** `words` are those of the staff. */
export type ListingReason =
  | { code: 'account' | 'takenDown' | 'noStock' }
  | { code: 'archived' | 'waiting' | 'changeWaiting' | 'changeApproved'; since: string }
  | { code: 'declined' | 'changesAsked' | 'changeRequested' | 'changeDeclined'; words: string | null }

export type HelpFacts = Pick<
  ReasonFacts,
  'named' | 'described' | 'shippingCountry' | 'hsCode' | 'hasBox' | 'leadTimeDays' | 'pictures'
>

type TextHelp<L extends string> = L | `${L}Name` | `${L}Description`

export type ListingHelp = TextHelp<'french'> | TextHelp<'korean'> | 'hsCode' | 'box' | 'leadTime' | 'pictures'

export type ListingAdvice = { reasons: ListingReason[]; helps: ListingHelp[] }

/** Buyers want to see a product from more than one side. */
export const GOOD_PICTURES = 3
/** An approved change is news for two weeks. */
const NEWS = 14 * 24 * 60 * 60 * 1000

/** The reasons, the gravest first, and what would help. An archived product needs no help. */
export function listingAdvice(facts: ReasonFacts, now: Date): ListingAdvice {
  return {
    reasons: [
      ...accountReason(facts),
      ...statusReasons(facts),
      ...stockReason(facts),
      ...changeReason(facts, now),
    ],
    helps: facts.archivedAt ? [] : helpsOf(facts),
  }
}

const accountReason = ({ sellerStatus }: ReasonFacts): ListingReason[] =>
  sellerStatus === 'active' ? [] : [{ code: 'account' }]

function statusReasons(facts: ReasonFacts): ListingReason[] {
  const { status, statusReason, changesAsked, archivedAt, waitingSince } = facts
  const words = statusReason && !isBlank(statusReason) ? statusReason : null
  const declined: ListingReason[] = words ? [{ code: 'declined', words }] : []
  if (archivedAt) return [{ code: 'archived', since: archivedAt }, ...declined]
  if (status === 'pending' && changesAsked) return [{ code: 'changesAsked', words: changesAsked }]
  if (status === 'pending') return [{ code: 'waiting', since: waitingSince }]
  if (status === 'rejected') return words ? declined : [{ code: 'takenDown' }]
  return []
}

/** Sold out is said of a product that could be bought otherwise; a waiting one has time to be filled. */
const stockReason = ({ archivedAt, available, madeToOrder }: ReasonFacts): ListingReason[] =>
  archivedAt || madeToOrder || available > 0 ? [] : [{ code: 'noStock' }]

function changeReason({ change, archivedAt }: ReasonFacts, now: Date): ListingReason[] {
  if (!change || archivedAt) return []
  const words = change.reason && !isBlank(change.reason) ? change.reason : null
  switch (change.status) {
    case 'pending':
      return [{ code: 'changeWaiting', since: change.sentAt }]
    case 'changes_requested':
      return [{ code: 'changeRequested', words }]
    case 'declined':
      return [{ code: 'changeDeclined', words }]
    case 'approved': {
      const since = change.decidedAt
      return since && now.getTime() - Date.parse(since) < NEWS ? [{ code: 'changeApproved', since }] : []
    }
    case 'withdrawn':
      return []
  }
}

/** What is missing and would help (rules C48, N16). */
export function helpsOf(facts: HelpFacts): ListingHelp[] {
  const { shippingCountry, hsCode, hasBox, leadTimeDays, pictures } = facts
  const missing: [ListingHelp, boolean][] = [
    // What ships from Canada passes no customs.
    ['hsCode', shippingCountry !== 'CA' && (!hsCode || isBlank(hsCode))],
    ['box', !hasBox],
    ['leadTime', leadTimeDays === null],
    ['pictures', pictures < GOOD_PICTURES],
  ]
  return [
    ...textHelps('french', 'fr', facts),
    ...textHelps('korean', 'ko', facts),
    ...missing.flatMap(([help, isMissing]) => (isMissing ? [help] : [])),
  ]
}

/** Names the text that is missing where the language has the other one. */
function textHelps<L extends string>(
  language: L,
  locale: Locale,
  { named, described }: HelpFacts,
): TextHelp<L>[] {
  const [isNamed, isDescribed] = [named.includes(locale), described.includes(locale)]
  if (isNamed && isDescribed) return []
  if (isNamed) return [`${language}Description`]
  return isDescribed ? [`${language}Name`] : [language]
}

import { isActiveSeller, isAdmin, isStaff, moverOf, type Actor } from '@/domain/people/actor'
import { keepsPrices, type PricedRow } from '@/domain/cart/discounts/price-cut'
import { categoryText } from './category'
import { isWholeContent } from './facts/content'
import { familyKey, familyName, MAX_FAMILY } from './cards/family'
import { isFixed, LISTED_FACTS, listedOf } from './facts/listed-facts'
import { move } from '@/domain/values/moves'
import { REVIEWED_FIELDS } from './facts/facts'
import { PRODUCT_MOVES, type ProductStatus } from './product'
import { fail, ok, type Result } from '@/domain/result'
import { cleanText } from '@/domain/values/text'
import { normalizeTiers } from './listing/normalize-tiers'
import { isWholeSample, type SampleFacts } from './prices/sample'
import { summary } from './prices/tiers'

type Description = Partial<Record<(typeof REVIEWED_FIELDS)[number] | (typeof LISTED_FACTS)[number], unknown>>
export type Listing = Description &
  Partial<Record<Exclude<(typeof TRADE)[number], keyof SampleFacts>, unknown>> &
  SampleFacts & {
    seller?: unknown
    status: ProductStatus
    statusReason?: string | null
    /** What staff asked for, while it is pending. */
    changesAsked?: string | null
    approvedAt?: string | null
    archivedAt?: string | null
    needsReview?: boolean | null
    /** The price cut that runs. */
    discount?: unknown
    isLive?: boolean | null
    /** When it was last saved; the panel sends back the one it showed. */
    versionSeen?: string | null
  }
/** True if a picture belongs to another seller, or a document to another product; pictures without an owner are for everyone. */
export type PictureFacts = { foreignPictures: boolean; foreignDocuments?: boolean }
export type ListingFacts = PictureFacts & {
  mainCategory?: string
  subCategory?: string
  sellerName?: string
  sellerActive: boolean
  /** Another product of the seller has this SKU (rule C47). */
  skuTaken: boolean
  /** How many others the family has that the product comes into; undefined where it comes into none (rule C72). */
  familyOthers?: number
  now: Date
  cover?: object
}
type ListingChange = { next: Partial<Listing>; before?: Listing; actor: Actor }

/** Validates a product and returns the fields the server derives (rules C1, C3, C5, C15, C22, C33). */
export function productRule({ next, before, actor }: ListingChange, facts: ListingFacts): Result<object> {
  if (!facts.mainCategory || !facts.subCategory) return fail('category.unknown', 'listedIn')
  if (!facts.sellerName) return fail('seller.unknown', 'seller')
  if (facts.foreignPictures) return fail('product.foreignPicture', 'images')
  if (facts.foreignDocuments) return fail('product.foreignDocument', 'documents')
  if (!isWholeContent(next.content, next.contentUnit)) return fail('product.content', 'content')
  if (!isWholeSample(next)) return fail('product.sample', 'samplePrice')
  if (facts.skuTaken) return fail('product.skuTaken', 'sku')
  if ((facts.familyOthers ?? 0) >= MAX_FAMILY)
    return fail('product.familyFull', 'family', { max: MAX_FAMILY })
  if (isStaff(actor) && before && next.versionSeen !== before.versionSeen)
    return fail('product.changedSince', 'status')
  const archive = archiveOf({ next, before, actor }, facts.now)
  if (!archive.ok) return archive
  const relisted = before ? changedListed(next, before) : undefined
  if (before && relisted && isFixed(before) && actor.kind !== 'system') return fail('product.fixed', relisted)
  const changed = (before ? changedFacts(next, before) : undefined) ?? relisted
  if (before?.status === 'approved' && changed && !isStaff(actor) && actor.kind !== 'system') {
    return fail('product.reviewFirst', changed)
  }
  const tiers = tiersOf(next, before)
  if (!tiers.ok) return tiers
  const standing = archive.value.isArchiving
    ? archivedStanding(next, before, actor)
    : standingOf(next, before, actor, Boolean(changed))
  if (!standing.ok) return standing
  const isAnswered = actor.kind === 'seller' && Boolean(changed ?? changedTrade(next, before))
  const asked = askedOf({ next, before, actor }, standing.value.status, isAnswered)
  if (!asked.ok) return asked
  return ok({
    ...standing.value,
    ...asked.value,
    ...decisionOf({ next, before, actor }, standing.value.status, facts.now),
    archivedAt: archive.value.archivedAt,
    moqPrices: tiers.value,
    ...summary(tiers.value),
    mainCategory: facts.mainCategory,
    subCategory: facts.subCategory,
    category: categoryText(facts.mainCategory, facts.subCategory),
    sellerName: facts.sellerName,
    family: familyName(next.family),
    familyKey: familyKey(next.family),
    cover: facts.cover,
    isLive: standing.value.status === 'approved' && facts.sellerActive,
  })
}

/** While a price cut runs the prices stay as they are, with what they are without it (rule M128). */
function tiersOf(next: Partial<Listing>, before: Listing | undefined): Result<PricedRow[]> {
  const tiers = normalizeTiers(next.moqPrices)
  if (!tiers.ok || !before?.discount) return tiers
  const stored = before.moqPrices as PricedRow[]
  return keepsPrices(stored, tiers.value) ? ok(stored) : fail('discount.pricesKept', 'moqPrices')
}

type Archive = { archivedAt: string | null; isArchiving: boolean }

/** Archiving takes a product down, restoring leaves it Inactive; between the two it stays as it is (rule N2). */
function archiveOf({ next, before, actor }: ListingChange, now: Date): Result<Archive> {
  const since = before?.archivedAt ?? null
  const isWanted = Boolean(next.archivedAt === undefined ? since : next.archivedAt)
  if (!since) {
    const isArchiving = Boolean(before) && isWanted
    return ok({ archivedAt: isArchiving ? now.toISOString() : null, isArchiving })
  }
  const isMove = next.status !== undefined && next.status !== before?.status
  const isLocked = actor.kind === 'seller' ? isWanted : actor.kind !== 'system' && isMove
  if (isLocked) return fail('product.archived', 'archivedAt')
  return ok({ archivedAt: isWanted ? since : null, isArchiving: false })
}

type ProductStanding = { status: ProductStatus; needsReview: boolean }

/** What staff archive comes back only after a review, and the seller reads why. */
function archivedStanding(
  next: Partial<Listing>,
  before: Listing | undefined,
  actor: Actor,
): Result<ProductStanding> {
  if (!isStaff(actor)) return ok({ status: 'rejected', needsReview: Boolean(before?.needsReview) })
  const isSilent = before?.status !== 'rejected' && !next.statusReason?.trim()
  return isSilent ? fail('status.reason', 'statusReason') : ok({ status: 'rejected', needsReview: true })
}

/**
 * The status after this write. A seller cannot approve, but an
 * unchanged product is approved again at once (rule C3).
 */
function standingOf(
  next: Partial<Listing>,
  before: Listing | undefined,
  actor: Actor,
  changed: boolean,
): Result<ProductStanding> {
  const wanted = next.status ?? before?.status ?? 'pending'
  const mover = moverOf(actor)
  if (mover === 'system') {
    const kept = before && wanted === before.status
    return ok({ status: wanted, needsReview: kept ? Boolean(next.needsReview) : wanted !== 'approved' })
  }
  // A seller's begins with a review, whatever status came with it.
  if (!before && isActiveSeller(actor)) return ok({ status: 'pending', needsReview: true })
  if (!before) return ok({ status: wanted, needsReview: wanted !== 'approved' })
  const needsReview = Boolean(before.needsReview) || (changed && mover === 'seller')
  if (wanted === before.status) return ok({ status: wanted, needsReview })
  if (!mover) return fail('moves.notYours', 'status')
  const moved = move(PRODUCT_MOVES, before.status, wanted, mover)
  if (!moved.ok) return moved
  if (mover === 'admin' && wanted === 'rejected') {
    return next.statusReason?.trim()
      ? ok({ status: wanted, needsReview: true })
      : fail('status.reason', 'statusReason')
  }
  if (wanted === 'approved') return ok({ status: wanted, needsReview: false })
  // What staff take back waits for them.
  if (mover === 'admin') return ok({ status: wanted, needsReview: true })
  return ok({
    status: wanted === 'pending' && mover === 'seller' && !needsReview ? 'approved' : wanted,
    needsReview,
  })
}

/** Staff ask for changes of what waits; a change by its seller answers, and a decision ends it (rule C3). */
function askedOf(
  { next, before, actor }: ListingChange,
  status: ProductStatus,
  isAnswered: boolean,
): Result<{ changesAsked: string | null }> {
  const stored = before?.changesAsked ?? null
  const asked = next.changesAsked === undefined ? stored : cleanText(next.changesAsked ?? '') || null
  const wasWaiting = before?.status === 'pending' || actor.kind === 'system'
  if (wasWaiting && status === 'pending') return ok({ changesAsked: isAnswered ? null : asked })
  const isNew = asked !== null && asked !== stored
  return isNew ? fail('product.notPending', 'changesAsked') : ok({ changesAsked: null })
}

/** The time of an approval. A reason goes with any move but a rejection by staff (rule C45); the mark of trust with any by an admin. */
function decisionOf({ next, before, actor }: ListingChange, status: ProductStatus, now: Date) {
  if (before?.status === status) return {}
  const approvedAt = (before ? null : next.approvedAt) ?? now.toISOString()
  const keepsReason = !before || (status === 'rejected' && actor.kind !== 'seller')
  return {
    ...(status === 'approved' && { approvedAt }),
    ...(isAdmin(actor) && { approvedByTrust: false }),
    ...(!keepsReason && { statusReason: null }),
  }
}

/** The first reviewed field that changed, if any. */
function changedFacts(next: Partial<Listing>, before: Listing) {
  return REVIEWED_FIELDS.find(
    (field) => next[field] !== undefined && same(next[field]) !== same(before[field]),
  )
}

/** What a seller changes at once (rule C5). */
const TRADE = [
  'family',
  'moqPrices',
  'stock',
  'madeToOrder',
  'shippingCountry',
  'shippingFrom',
  'leadTimeDays',
  'samplePrice',
  'sampleFreight',
] as const

const changedTrade = (next: Partial<Listing>, before: Listing | undefined) =>
  TRADE.find((field) => next[field] !== undefined && same(next[field]) !== same(before?.[field]))

function changedListed(next: Partial<Listing>, before: Listing) {
  const [wanted, stored] = [listedOf(next), listedOf(before)]
  return LISTED_FACTS.find((fact) => next[fact] !== undefined && same(wanted[fact]) !== same(stored[fact]))
}

/** An empty list is as none. */
const same = (value: unknown) =>
  JSON.stringify(Array.isArray(value) && value.length > 0 ? value.map(idOf) : (noneOf(value) ?? null))
const noneOf = (value: unknown) => (Array.isArray(value) ? null : value)
const idOf = (value: unknown) => (value && typeof value === 'object' && 'id' in value ? value.id : value)

import {
  moverOf,
  SELLER_MOVES,
  sellerStatusNeedsReason,
  statusAfterSuspension,
  type Actor,
  type SellerStatus,
} from '@/domain/people/actor'
import { validateAddress } from '@/domain/people/address/address'
import { isKoreanBusinessNumber } from '@/domain/payments/tax/registration'
import { checkBusiness } from './business'
import { latinIssue, notLatin } from './latin-names'
import { move, nextMoves } from '@/domain/values/moves'
import { payoutAccountRule, type AccountInput } from '@/domain/payments/payouts/payout-account'
import { fail, issue, issuesOf, ok, settle, type Issue, type Result } from '@/domain/result'
import { cleanText } from '@/domain/values/text'
import { checkDetails, type BusinessDetails } from './seller-details'

export type SellerFacts = BusinessDetails & {
  status: SellerStatus
  statusReason?: string | null
  approvedAt?: string | null
  documentAsked?: string | null
  country: 'CA' | 'KR'
  address?: string | null
  address2?: string | null
  city?: string | null
  province?: string | null
  postalCode?: string | null
  businessRegistration?: string | null
  company?: string | null
  contactPerson?: string | null
  contactEmail?: string | null
  contactPhone?: string | null
  payout?: AccountInput | null
  bankAccount?: string | null
}

/**
 * `isProven`: the current password was checked; `isDecided`: a decision of the queue is carried out, or a suspension begins or ends. No request
 * to Payload's own routes can claim either. `isBandOff`: the product newly chosen for the band is not the seller's, or not on sale.
 */
export type SellerProof = { isProven: boolean; isDecided?: boolean; isBandOff?: boolean; now?: Date }

type SellerChange = { next: Partial<SellerFacts>; before?: SellerFacts; actor: Actor }

/** Validates a seller profile, what is set in it, and its status changes (rules P2, P4, P8, P26, C69). */
export function sellerRule(
  { next, before, actor }: SellerChange,
  { isProven, isDecided = false, isBandOff = false, now }: SellerProof = { isProven: false },
): Result<object> {
  const moved = movedStatus({ next, before, actor }, isDecided)
  if (!moved.ok) return moved
  const place = validateAddress({ ...next, region: next.province })
  const issues: Issue[] = place.ok ? [] : place.issues
  // Sellers must complete what they change. Unchanged fields are not checked, or an old gap would block every edit.
  if (actor.kind === 'seller') issues.push(...changedBusiness(next, before))
  issues.push(...latinIssues({ next, before, actor }))
  const number = next.businessRegistration?.trim() ?? ''
  // Optional at sign-up (rule P20), required to sell or to edit the profile (rule P26).
  const isNeeded = actor.kind === 'seller' || (next.status === 'active' && before?.status !== 'active')
  if (number === '' && isNeeded) issues.push(issue('registration.required', 'businessRegistration'))
  if (number !== '' && next.country === 'KR' && !isKoreanBusinessNumber(number)) {
    issues.push(issue('registration.korean', 'businessRegistration'))
  }
  const details = checkDetails(next, before)
  issues.push(...issuesOf(details), ...issuesOf(payoutAccountRule({ next, before, actor }, isProven)))
  if (isBandOff) issues.push(issue('seller.bandProduct', 'bandProduct'))
  const question = askedDocument(next, before)
  issues.push(...issuesOf(question))
  return settle(issues, {
    ...(place.ok ? stored(place.value) : {}),
    ...(details.ok ? details.value : {}),
    ...(question.ok ? question.value : {}),
    ...(now && next.status === 'active' && !next.approvedAt ? { approvedAt: now.toISOString() } : {}),
  })
}

function changedBusiness(next: Partial<SellerFacts>, before: SellerFacts | undefined): Issue[] {
  const isChanged = ({ path }: Issue) =>
    path !== 'businessRegistration' && next[path as keyof SellerFacts] !== before?.[path as keyof SellerFacts]
  return issuesOf(checkBusiness(next, next.country)).filter(isChanged)
}

/** Nobody is approved with names that Canadians cannot read, and nobody changes one into such a name (rule N22). */
function latinIssues({ next, before, actor }: SellerChange): Issue[] {
  const isApproved = before?.status === 'pending' && next.status === 'active'
  // Of a seller who edits, `changedBusiness` checks these two.
  const isKnown = (name: string) =>
    actor.kind === 'seller' && (name === 'company' || name === 'contactPerson')
  const isChanged = (name: keyof SellerFacts) => actor.kind !== 'system' && next[name] !== before?.[name]
  return notLatin(next)
    .filter((name) => isApproved || (isChanged(name) && !isKnown(name)))
    .map((name) => latinIssue('latin', name))
}

const isBackAfterSuspension = (from: SellerStatus, to: SellerStatus) =>
  from === 'suspended' && to !== 'rejected'

const isByCommand = (from: SellerStatus, to: SellerStatus) =>
  isBackAfterSuspension(from, to) || to === 'active' || to === 'suspended'

/** What the form of an admin offers beside a seller's status: the moves that are no commands (rule P2). */
export function statusesOfForm(status: SellerStatus): SellerStatus[] {
  const byForm = nextMoves(SELLER_MOVES, status, 'admin').filter((to) => !isByCommand(status, to))
  return [status, ...byForm]
}

function movedStatus({ next, before, actor }: SellerChange, isDecided: boolean): Result<object> {
  const mover = moverOf(actor)
  if (!before || !next.status || mover === 'system') return ok({})
  const isSilent = sellerStatusNeedsReason(next.status) && !next.statusReason?.trim()
  const isReasonTaken = isSilent && Boolean(before.statusReason)
  if (next.status === before.status) return isReasonTaken ? fail('status.reason', 'statusReason') : ok({})
  if (!mover) return fail('moves.notYours', 'status')
  const moved = move(SELLER_MOVES, before.status, next.status, mover)
  if (!moved.ok) return moved
  if (isByCommand(before.status, next.status) && !isDecided) return fail('seller.byCommand', 'status')
  const isBack = isBackAfterSuspension(before.status, next.status)
  if (isBack && next.status !== statusAfterSuspension(before.approvedAt))
    return fail('moves.impossible', 'status', { from: before.status, to: next.status })
  return isSilent ? fail('status.reason', 'statusReason') : ok({})
}

/** A document is asked of a seller who waits; the question goes with any other status (rule A21). */
function askedDocument(next: Partial<SellerFacts>, before: SellerFacts | undefined): Result<object> {
  const asked = cleanText(next.documentAsked ?? '') || null
  if (next.status === 'pending') return ok({ documentAsked: asked })
  const isNew = asked !== null && asked !== before?.documentAsked
  return isNew ? fail('seller.notPending', 'documentAsked') : ok({ documentAsked: null })
}

/** Province and Korean region share a column. */
function stored(place: {
  country: string
  address: string
  city: string
  postalCode: string
  province?: string
  region?: string
}) {
  const { region, ...rest } = place
  return region === undefined ? rest : { ...rest, province: region }
}

/** What is missing or wrong in a seller profile (rules P4, P26, N22). */
export const profileIssues = (facts: SellerFacts): Issue[] => [
  ...issuesOf(checkBusiness(facts, facts.country)),
  ...issuesOf(validateAddress({ ...facts, region: facts.province })),
  ...notLatin({ ...facts, company: null, contactPerson: null }).map((name) => latinIssue('latin', name)),
]

export const isProfileComplete = (facts: SellerFacts): boolean => profileIssues(facts).length === 0

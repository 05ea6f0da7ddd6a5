import { isGstNumber, isProvincialTaxNumber, normalizeRegistration } from '@/domain/payments/tax/registration'
import { isProvince } from '@/domain/people/address/postal-code'
import { type Actor, companyOf, isMember, moverOf } from './actor'
import { type Moves, move } from '@/domain/values/moves'
import { fail, issue, issuesOf, ok, settle, type Result } from '@/domain/result'
import { checkDocument, type Upload } from '@/domain/forms/upload'

type VerificationStatus = 'pending' | 'verified' | 'declined'

/** Staff decide, and may decide anew (rule P9). */
export const VERIFICATION_MOVES: Moves<VerificationStatus> = {
  pending: { verified: ['system', 'admin'], declined: ['system', 'admin'] },
  verified: { pending: ['system', 'admin'], declined: ['system', 'admin'] },
  declined: { pending: ['system', 'admin'], verified: ['system', 'admin'] },
}

type Verification = {
  kind: 'gst' | 'document' | 'pst_exemption'
  number?: string | null
  province?: string | null
  document?: unknown
  status: VerificationStatus
  reason?: string | null
}

/** Facts from other rows: who owns the document, and the member's other requests. */
export type VerificationFacts = {
  isOwnDocument: boolean
  standing: BuyerStanding['status']
  isExemptionOpen: boolean
  /** Another exemption of the same province is in force. */
  isExempt: boolean
}

/** Badge and exemption of a company are asked for by its owners (rule M105). */
export const mayAsk = (actor: Actor) => isMember(actor) && (companyOf(actor)?.role ?? 'owner') === 'owner'

type VerificationChange = { next: Partial<Verification>; before?: Verification; actor: Actor }

/**
 * Numbers must match their register, documents must be one's own. One
 * request at a time, one exemption for a province (rule D7); declining needs a reason (rule P9).
 */
export function verificationRule(
  { next, before, actor }: VerificationChange,
  facts: VerificationFacts,
): Result<object> {
  if (next.kind === 'gst' && !isGstNumber(next.number ?? '')) return fail('registration.gst', 'number')
  if (next.kind === 'document' && !next.document) return fail('upload.missing', 'document')
  if (next.kind === 'pst_exemption') {
    const known = isProvince(next.province) && isProvincialTaxNumber(next.province, next.number ?? '')
    if (!known) return fail('registration.provincial', 'number')
  }
  const allowed = before ? checkMayDecide(next, before, actor) : checkMayRequest(next, facts)
  if (!allowed.ok) return allowed
  // Of two in force, revoking one would leave the member exempt.
  const isGranted =
    next.kind === 'pst_exemption' && next.status === 'verified' && before?.status !== 'verified'
  if (isGranted && facts.isExempt) return fail('verification.exempt', '')
  return next.status === 'declined' && !next.reason?.trim() ? fail('status.reason', 'reason') : ok({})
}

function checkMayDecide(
  next: Partial<Verification>,
  { status }: Verification,
  actor: Actor,
): Result<unknown> {
  if (!next.status || next.status === status) return ok({})
  const mover = moverOf(actor)
  return mover ? move(VERIFICATION_MOVES, status, next.status, mover) : fail('moves.notYours', 'status')
}

function checkMayRequest(
  next: Partial<Verification>,
  { isOwnDocument, standing, isExemptionOpen }: VerificationFacts,
): Result<object> {
  if (next.document && !isOwnDocument) return fail('verification.foreignDocument', 'document')
  if (!next.kind || !isForBadge({ kind: next.kind }))
    return isExemptionOpen ? fail('verification.pending', '') : ok({})
  if (standing === 'pending') return fail('verification.pending', '')
  return standing === 'verified' ? fail('verification.verified', '') : ok({})
}

export type BuyerRow = Pick<Verification, 'kind' | 'status' | 'reason'> & { createdAt: string }

export type BuyerStanding =
  | { status: 'none' | 'verified' }
  | { status: 'pending'; since: string }
  | { status: 'declined'; reason: string }

/** GST numbers and business documents count for the badge; PST exemptions do not. */
export const BADGE_KINDS: readonly Verification['kind'][] = ['gst', 'document']
export const isForBadge = ({ kind }: Pick<Verification, 'kind'>) => BADGE_KINDS.includes(kind)

/** A member's Verified Buyer status (rule P9): verified first, then pending, then the newest refusal. */
export function buyerStanding(rows: readonly BuyerRow[]): BuyerStanding {
  const newestFirst = rows.filter(isForBadge).toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
  const newest = (status: BuyerRow['status']) => newestFirst.find((row) => row.status === status)
  if (newest('verified')) return { status: 'verified' }
  const pending = newest('pending')
  if (pending) return { status: 'pending', since: pending.createdAt }
  const declined = newest('declined')
  return declined ? { status: 'declined', reason: declined.reason ?? '' } : { status: 'none' }
}

type Ask = { number: string; file: Upload | null }

/** Validates a request for the badge: a number, a document or both. */
export function checkVerificationRequest({
  number,
  file,
}: Ask): Result<{ kind: 'gst' | 'document'; number: string | null }> {
  const written = normalizeRegistration(number)
  if (written === '' && !file) return fail('verification.nothing', 'number')
  const issues = written === '' || isGstNumber(written) ? [] : [issue('registration.gst', 'number')]
  if (file) issues.push(...issuesOf(checkDocument(file, 'document')))
  return settle(issues, written ? { kind: 'gst', number: written } : { kind: 'document', number: null })
}

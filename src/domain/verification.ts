import { isGstNumber, isProvince, isProvincialTaxNumber } from './address'
import type { Actor } from './account'
import { normalizeRegistration } from './registration'
import { fail, issue, issuesOf, ok, settle, type Result } from './result'
import { checkDocument, type Upload } from './upload'

/** A paper sent with a form: an action takes 1 MB in all, the other fields with it. */
export const MAX_PAPER = 900_000

type Verification = {
  kind: 'gst' | 'document' | 'pst_exemption'
  number?: string | null
  province?: string | null
  document?: unknown
  status: 'pending' | 'verified' | 'declined'
  reason?: string | null
}

/** A number must look like one of its register, a paper must be there; a refusal says why (ruling P9). */
export function verificationRule({
  next,
}: {
  next: Partial<Verification>
  before?: Verification
  actor: Actor
}): Result<object> {
  if (next.kind === 'gst' && !isGstNumber(next.number ?? '')) return fail('registration.gst', 'number')
  if (next.kind === 'document' && !next.document) return fail('upload.missing', 'document')
  if (next.kind === 'pst_exemption') {
    const known = isProvince(next.province) && isProvincialTaxNumber(next.province, next.number ?? '')
    if (!known) return fail('registration.provincial', 'number')
  }
  return next.status === 'declined' && !next.reason?.trim() ? fail('status.reason', 'reason') : ok({})
}

type Row = Pick<Verification, 'kind' | 'status' | 'reason'> & { createdAt: string }

export type BuyerStanding =
  | { status: 'none' | 'verified' }
  | { status: 'pending'; since: string }
  | { status: 'declined'; reason: string }

/** Whether a number or paper of a business counts towards the badge; what frees from provincial tax does not. */
export const isForBadge = ({ kind }: Pick<Verification, 'kind'>) => kind === 'gst' || kind === 'document'

/** How a member stands as a Verified Buyer (ruling P9): verified wins, then what is being looked at, then the newest refusal. */
export function buyerStanding(rows: readonly Row[]): BuyerStanding {
  const newestFirst = rows.filter(isForBadge).toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
  const newest = (status: Row['status']) => newestFirst.find((row) => row.status === status)
  if (newest('verified')) return { status: 'verified' }
  const pending = newest('pending')
  if (pending) return { status: 'pending', since: pending.createdAt }
  const declined = newest('declined')
  return declined ? { status: 'declined', reason: declined.reason ?? '' } : { status: 'none' }
}

type Ask = { number: string; paper: Upload | null }

/** What a member sends for the badge: a number, a paper or both, all of it in order before anything is kept. */
export function checkAsk({
  number,
  paper,
}: Ask): Result<{ kind: 'gst' | 'document'; number: string | null }> {
  const written = normalizeRegistration(number)
  if (written === '' && !paper) return fail('verification.nothing', 'number')
  const issues = written === '' || isGstNumber(written) ? [] : [issue('registration.gst', 'number')]
  if (paper) issues.push(...issuesOf(checkPaper(paper)))
  return settle(issues, written ? { kind: 'gst', number: written } : { kind: 'document', number: null })
}

function checkPaper({ bytes, size = bytes.length }: Upload) {
  return size > MAX_PAPER
    ? fail('verification.tooLarge', 'document')
    : checkDocument({ bytes, size }, 'document')
}

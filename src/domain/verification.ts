import { isGstNumber, isProvince, isProvincialTaxNumber } from './address'
import type { Actor } from './account'
import { fail, ok, type Result } from './result'

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

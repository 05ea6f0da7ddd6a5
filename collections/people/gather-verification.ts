import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest, Where } from 'payload'
import { buyerStanding, type BuyerRow, type VerificationFacts } from '@/domain/people/verification'
import { findRow, idOf } from '~/collections/shared/find-row'
import { runSql } from '~/collections/shared/run-sql'

type Next = { id?: unknown; user?: unknown; company?: unknown; document?: unknown; province?: string | null }
type Row = BuyerRow & { id: string; province?: string | null }

/**
 * The document's owner and the earlier requests of the member or the company. The rows of both are
 * locked, so that of two concurrent requests, also of two owners, the second sees the first.
 */
export async function gatherVerification(next: Next, req: PayloadRequest): Promise<VerificationFacts> {
  const user = idOf(next.user) ?? ''
  if (user) await runSql(req, sql`select 1 from users where id = ${user} for update`)
  const document = await findRow<{ id: string; owner?: unknown }>(req, 'documents', idOf(next.document))
  const company = idOf(next.company)
  if (company) await runSql(req, sql`select 1 from companies where id = ${company} for no key update`)
  const holder: Where = company
    ? { company: { equals: company } }
    : { user: { equals: user }, company: { exists: false } }
  const where: Where = { and: [holder, { id: { not_equals: next.id } }] }
  const { docs } = await req.payload.db.find<Row>({
    collection: 'verifications',
    req,
    where: next.id ? where : holder,
    pagination: false,
  })
  const hasExemption = (wanted: Row['status']) =>
    docs.some(
      ({ kind, status, province }) =>
        kind === 'pst_exemption' && status === wanted && province === next.province,
    )
  return {
    isOwnDocument: user !== '' && idOf(document?.owner) === user,
    standing: buyerStanding(docs).status,
    isExemptionOpen: hasExemption('pending'),
    isExempt: hasExemption('verified'),
  }
}

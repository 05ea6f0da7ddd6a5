import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { isId } from '@/domain/values/id'
import type { SellerFacts, SellerProof } from '@/domain/people/sellers/seller'
import { runSql } from '~/collections/shared/run-sql'

type Link = string | { id: string } | null
type Facts = Partial<SellerFacts> & { id?: string; bandProduct?: Link }

/**
 * The first two are set by the command that has checked the current password or decides; requests to Payload's own routes cannot set a
 * context.
 */
export async function gatherProof(next: Facts, req: PayloadRequest, before?: Facts): Promise<SellerProof> {
  const [band, was] = [idOf(next.bandProduct), idOf(before?.bandProduct)]
  return {
    isProven: req.context.isPasswordProven === true,
    isDecided: req.context.isDecided === true,
    isBandOff: band !== '' && band !== was && !(await isOnSale(req, band, before?.id ?? next.id ?? '')),
    now: new Date(),
  }
}

const idOf = (link: Link | undefined) => (typeof link === 'object' ? (link?.id ?? '') : (link ?? ''))

async function isOnSale(req: PayloadRequest, product: string, seller: string) {
  if (!isId(product) || !isId(seller)) return false
  const { rows } = await runSql(
    req,
    sql`select 1 from products where id = ${product} and seller_id = ${seller} and is_live`,
  )
  return rows.length > 0
}

import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { addressOfCompany, checkSellerAddress, freeAddress } from '@/domain/people/sellers/seller-address'
import { issuesOf } from '@/domain/result'
import { formerAddresses } from '@/domain/pages/page-address'
import type { Seller } from '@/payload-types'
import { rejection } from '~/collections/shared/enforce'
import { runSql } from '~/collections/shared/run-sql'

/**
 * A new seller gets an address by the company's name, which stays when the name changes; where staff change it, the earlier one leads on
 * (rule P31). After `giveSellerCode`, whose lock lets one new seller in after the other.
 */
export const keepSellerAddress: CollectionBeforeChangeHook<Seller> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'create') return { ...data, slug: await freeFor(req, data.company ?? '') }
  const before = originalDoc?.slug ?? null
  const slug = data.slug?.trim() || before
  if (!slug || slug === before) return { ...data, slug: before }
  const isTaken = await hasAddress(req, slug)
  const issues = issuesOf(checkSellerAddress(slug, { isTaken }))
  if (issues.length > 0) throw rejection('sellers', issues, req)
  await takeAddress(req, slug)
  const earlier = formerAddresses(originalDoc?.earlierSlugs, before)
  return { ...data, slug, earlierSlugs: withoutAddress(earlier, slug) }
}

const withoutAddress = (earlier: string, slug: string) =>
  earlier
    .split(' ')
    .filter((each) => each !== slug)
    .join(' ')

/** None that a seller has or had. */
async function freeFor(req: PayloadRequest, company: string) {
  const address = addressOfCompany(company)
  // A number may shorten the address.
  const like = `${address.slice(0, 50)}%`
  const { rows } = await runSql(
    req,
    sql`select slug as known from sellers where slug like ${like}
      union all select earlier from sellers, unnest(string_to_array(earlier_slugs, ' ')) as earlier where earlier like ${like}`,
  )
  return freeAddress(address, new Set(rows.map(({ known }) => String(known))))
}

async function hasAddress(req: PayloadRequest, slug: string) {
  const { rows } = await runSql(req, sql`select 1 from sellers where slug = ${slug}`)
  return rows.length > 0
}

/** An address leads to the seller who had it last. */
const takeAddress = (req: PayloadRequest, slug: string) =>
  runSql(
    req,
    sql`update sellers set earlier_slugs = array_to_string(array_remove(string_to_array(earlier_slugs, ' '), ${slug}), ' ')
      where ${slug} = any(string_to_array(earlier_slugs, ' '))`,
  )

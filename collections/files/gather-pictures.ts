import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { PictureFacts } from '@/domain/products/product-rule'
import { idOf } from '~/collections/shared/find-row'
import { runSql } from '~/collections/shared/run-sql'
import { isId } from '@/domain/values/id'

type Picture = { id: string; owner: string | null; hash: string | null; width: number; height: number }
type Next = { seller?: unknown; images?: unknown }

/**
 * The first picture of a product or change request, and whether any belongs to another seller. Locked against the deletion of
 * unused pictures until the commit (rule C53).
 */
export async function gatherPictures(
  { images, seller }: Next,
  req: PayloadRequest,
): Promise<PictureFacts & { first?: Picture }> {
  const ids = Array.isArray(images) ? images.flatMap((image) => idOf(image) ?? []) : []
  if (ids.length === 0) return { foreignPictures: false }
  const found = await lockPictures(ids.filter(isId), req)
  const pictures = ids.map((id) => found.find((picture) => picture.id === id))
  return {
    first: pictures[0],
    // Pictures without an owner may be used by anyone; missing ones by no one.
    foreignPictures: pictures.some((picture) => {
      return !picture || (picture.owner !== null && picture.owner !== idOf(seller))
    }),
  }
}

async function lockPictures(ids: readonly string[], req: PayloadRequest): Promise<Picture[]> {
  if (ids.length === 0) return []
  const { rows } = await runSql(
    req,
    sql`select id, owner_id as owner, hash, width::float8, height::float8 from media
      where id in ${ids} order by id for key share`,
  )
  return rows as Picture[]
}

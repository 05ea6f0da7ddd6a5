import type { CollectionSlug, FindOneArgs, PayloadRequest } from 'payload'

type Options = Pick<FindOneArgs, 'select' | 'locale'>

/** Reads a row by id in the request's transaction, without access checks; undefined if there is none. */
export async function findRow<T extends { id: string }>(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: unknown,
  options: Options = {},
): Promise<T | undefined> {
  if (typeof id !== 'string') return undefined
  const found = await req.payload.db.findOne<T>({
    collection,
    req,
    where: { id: { equals: id } },
    ...options,
  })
  return found ?? undefined
}

/** The id of a relation, whether it is populated or not. */
export const idOf = (value: unknown) =>
  value && typeof value === 'object' && 'id' in value
    ? String(value.id)
    : typeof value === 'string'
      ? value
      : undefined

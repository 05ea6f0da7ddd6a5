import 'server-only'
import type { TypedUser } from 'payload'
import { isShareKey } from '@/domain/cart/job-list'
import type { Locale } from '@/domain/locale'
import { asSystem, asUser } from '@/server/data'
import { viewList, type ListSums } from './list-view'
import { readListLines } from './read-list-lines'

type ListHead = {
  id: string
  name: string
  note: string
  version: number
  shareKey: string | null
  sharesPrices: boolean
}
export type ListPage = ListHead & ListSums

const SELECT = { name: true, note: true, version: true, shareKey: true, sharesPrices: true } as const

/** An own list, read as its owner, with its lines as they are today; null for anybody else's (rule M56). */
export async function getList(user: TypedUser, id: string, locale: Locale): Promise<ListPage | null> {
  const db = await asUser(user)
  const { docs } = await db.find({
    collection: 'job-lists',
    where: { id: { equals: id } },
    select: SELECT,
    limit: 1,
    pagination: false,
  })
  const [doc] = docs
  if (!doc) return null
  return {
    ...headOf(doc),
    ...viewList(await readListLines([doc.id], locale, String(user.id)), String(user.id)),
  }
}

/** A shared list by what its link ends in, for anybody; null once it is withdrawn, deleted, or its account closed (rule M58). */
export async function getSharedList(key: string, locale: Locale): Promise<ListPage | null> {
  if (!isShareKey(key)) return null
  const db = await asSystem()
  const { docs } = await db.find({
    collection: 'job-lists',
    where: { shareKey: { equals: key } },
    select: SELECT,
    limit: 1,
    pagination: false,
  })
  const [doc] = docs
  if (!doc) return null
  return { ...headOf(doc), ...viewList(await readListLines([doc.id], locale, doc.id), null) }
}

type Doc = {
  id: string
  name: string
  note?: string | null
  version: number
  shareKey?: string | null
  sharesPrices: boolean
}

const headOf = ({ id, name, note, version, shareKey, sharesPrices }: Doc): ListHead => ({
  id,
  name,
  note: note ?? '',
  version,
  shareKey: shareKey ?? null,
  sharesPrices,
})

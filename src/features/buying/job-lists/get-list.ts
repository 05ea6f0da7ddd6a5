import 'server-only'
import type { TypedUser } from 'payload'
import { isShareKey } from '@/domain/cart/job-list'
import type { Locale } from '@/domain/locale'
import { asSystem, asUser } from '@/server/db/data'
import { namesOfOwners } from './company/names-of-owners'
import { viewList, type ListSums } from './list-view'
import { readListLines } from './lines/read-list-lines'

type ListHead = {
  id: string
  name: string
  note: string
  version: number
  shareKey: string | null
  sharesPrices: boolean
  isOfCompany: boolean
  /** The name of the colleague whose list it is; null for its own member, and for readers of the link (rule M143). */
  owner: string | null
}
export type ListPage = ListHead & ListSums

// With the user, who alone reads the key.
const SELECT = {
  user: true,
  sharedWith: true,
  name: true,
  note: true,
  version: true,
  shareKey: true,
  sharesPrices: true,
} as const

/** An own list or one that a colleague shares, with its lines as they are today; null for anybody else's (rules M56, M143). */
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
  const me = String(user.id)
  const isOwn = doc.user === me
  const names = await namesOfOwners(docs, me)
  return {
    ...headOf(doc),
    owner: isOwn ? null : (names.get(String(doc.user)) ?? '–'),
    ...viewList(await readListLines([doc.id], locale, me), me, isOwn),
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
  return { ...headOf(doc), ...viewList(await readListLines([doc.id], locale, doc.id), null, false) }
}

type Doc = {
  id: string
  name: string
  note?: string | null
  version: number
  shareKey?: string | null
  sharesPrices: boolean
  sharedWith?: unknown
}

const headOf = ({ id, name, note, version, shareKey, sharesPrices, sharedWith }: Doc): ListHead => ({
  id,
  name,
  note: note ?? '',
  version,
  shareKey: shareKey ?? null,
  sharesPrices,
  isOfCompany: Boolean(sharedWith),
  owner: null,
})

import 'server-only'
import type { TypedUser } from 'payload'
import { MAX_COMPANY_LISTS, MAX_LISTS } from '@/domain/cart/job-list'
import type { Locale } from '@/domain/locale'
import { asUser } from '@/server/db/data'
import { namesOfOwners } from './company/names-of-owners'
import { viewList, type ListSums } from './list-view'
import { readListLines, type ReadLine } from './lines/read-list-lines'

export type JobListName = { id: string; name: string }
export type ListLine = JobListName & {
  note: string
  isShared: boolean
  isOfCompany: boolean
  /** The name of the colleague whose list it is; null for an own one (rule M143). */
  owner: string | null
} & Omit<ListSums, 'lines'> & {
    count: number
    pictures: string[]
  }

const FEW = 4
const NEWEST = ['-updatedAt', 'id']

/** A member's own lists and those that colleagues share, the one changed last first, each with what it comes to today (rules M56, M143). */
export async function listLists(user: TypedUser, locale: Locale): Promise<ListLine[]> {
  const me = String(user.id)
  const db = await asUser(user)
  const { docs: heads } = await db.find({
    collection: 'job-lists',
    // With the user, who alone reads the key.
    select: { user: true, sharedWith: true, name: true, note: true, shareKey: true },
    sort: NEWEST,
    limit: MAX_LISTS + MAX_COMPANY_LISTS,
    pagination: false,
  })
  const names = await namesOfOwners(heads, me)
  const lines = new Map<string, ReadLine[]>()
  const ids = heads.map(({ id }) => id)
  for (const line of await readListLines(ids, locale, me)) {
    const others = lines.get(line.list)
    if (others) others.push(line)
    else lines.set(line.list, [line])
  }
  return heads.map(({ id, name, note, shareKey, sharedWith, user: owner }) => {
    const isOwn = owner === me
    const { lines: own, ...sums } = viewList(lines.get(id) ?? [], me, isOwn)
    return {
      id,
      name,
      note: note ?? '',
      isShared: Boolean(shareKey),
      isOfCompany: Boolean(sharedWith),
      owner: isOwn ? null : (names.get(String(owner)) ?? '–'),
      count: own.length,
      pictures: own.flatMap(({ goods }) => goods?.picture ?? []).slice(0, FEW),
      ...sums,
    }
  })
}

/** The names of a member's own lists, to choose from. */
export async function listNames(user: TypedUser): Promise<JobListName[]> {
  const db = await asUser(user)
  const { docs } = await db.find({
    collection: 'job-lists',
    where: { user: { equals: user.id } },
    select: { name: true },
    sort: NEWEST,
    limit: MAX_LISTS,
    pagination: false,
  })
  return docs.map(({ id, name }) => ({ id, name }))
}

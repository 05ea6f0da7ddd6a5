import 'server-only'
import type { TypedUser } from 'payload'
import { MAX_LISTS } from '@/domain/cart/job-list'
import type { Locale } from '@/domain/locale'
import { asUser } from '@/server/data'
import { viewList, type ListSums } from './list-view'
import { readListLines, type ReadLine } from './read-list-lines'

export type ListName = { id: string; name: string }
export type ListLine = ListName & { note: string; isShared: boolean } & Omit<ListSums, 'lines'> & {
    count: number
    pictures: string[]
  }

const FEW = 4

async function headsOf(user: TypedUser) {
  const db = await asUser(user)
  const { docs } = await db.find({
    collection: 'job-lists',
    select: { name: true, note: true, shareKey: true },
    sort: ['-updatedAt', 'id'],
    limit: MAX_LISTS,
    pagination: false,
  })
  return docs
}

/** A member's own lists, the one changed last first, each with what it comes to today (rule M56). */
export async function listLists(user: TypedUser, locale: Locale): Promise<ListLine[]> {
  const heads = await headsOf(user)
  const lines = new Map<string, ReadLine[]>()
  const ids = heads.map(({ id }) => id)
  for (const line of await readListLines(ids, locale, String(user.id))) {
    const others = lines.get(line.list)
    if (others) others.push(line)
    else lines.set(line.list, [line])
  }
  return heads.map(({ id, name, note, shareKey }) => {
    const { lines: own, ...sums } = viewList(lines.get(id) ?? [], String(user.id))
    return {
      id,
      name,
      note: note ?? '',
      isShared: Boolean(shareKey),
      count: own.length,
      pictures: own.flatMap(({ goods }) => goods?.picture ?? []).slice(0, FEW),
      ...sums,
    }
  })
}

/** Their names alone, to choose from. */
export const listNames = async (user: TypedUser): Promise<ListName[]> =>
  (await headsOf(user)).map(({ id, name }) => ({ id, name }))

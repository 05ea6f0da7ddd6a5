import type { Tag } from '@/domain/pages/cache/page-tags'
import { isUnavailable } from './is-unavailable'
import { sqlState } from '@/server/db/statements/sql-state'
import { boot } from '@/server/db/transaction'
import { readAt } from './read-place'
import { Replica } from './replica'

/** Pages and routes are loaded separately; the global symbol is what they share. */
const KEY = Symbol.for('maru.replica')
type ReplicaState = { opened: Promise<Replica>; replica?: Replica }
const shared = globalThis as typeof globalThis & { [KEY]?: ReplicaState }

/** A statement that took too long there is not said a second time here. */
const TOO_LONG = '57014'

/**
 * A read of what is public and may be answered by the replica: if it has all that was changed under these tags, or, without tags, at all.
 * What fails there is read again from the primary. `database` and Payload's reads as a visitor or the system follow it.
 */
export async function readPublic<T>(tags: readonly Tag[] | undefined, read: () => Promise<T>): Promise<T> {
  const replica = shared[KEY]?.replica
  if (!replica) return read()
  if (!(await replica.fitFor(tags))) return readAt(null, read)
  try {
    return await readAt(replica, read)
  } catch (error) {
    if (sqlState(error) === TOO_LONG) throw error
    if (isUnavailable(error)) replica.isAway(error)
    return readAt(null, read)
  }
}

/**
 * The pages with these tags were cleared in this process; `isEnding` where the transaction has yet to end. A process in which nothing is
 * ever cleared, such as a worker, knows of no change and so reads no replica.
 */
export function noteChange(tags: readonly Tag[], isEnding: boolean) {
  const url = process.env.DATABASE_READ_URL
  if (!url) return
  const following = (shared[KEY] ??= follow(url))
  if (following.replica) following.replica.changed(tags, isEnding)
  else void following.opened.then((replica) => replica.changed(tags, isEnding)).catch(() => undefined)
}

/** For tests: ends the connections, and forgets the replica. */
export async function leaveReplica() {
  const following = shared[KEY]
  delete shared[KEY]
  await (await following?.opened)?.close()
}

function follow(url: string): ReplicaState {
  const following: ReplicaState = {
    opened: boot().then(({ db }) => (following.replica = new Replica(url, db))),
  }
  // Payload did not boot: the next clear tries again.
  following.opened.catch(() => delete shared[KEY])
  return following
}

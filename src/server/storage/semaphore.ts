import { poolShare } from '@/server/db/connections/pool-size'

/** As many wait as may, or one owner has as much as may be one's. */
export class Busy extends Error {}

type Limits = {
  /** How many run at once; the rest wait in order. */
  atOnce: number
  /** How many may wait: as many as come unless said. */
  waiting?: number
  /** How many, running and waiting, may be of one owner. */
  ofOneOwner?: number
}

/** Limits how many calls run at once in this process. Waiting here keeps database connections and processors free for others. */
export function createSemaphore({ atOnce, waiting: mayWait = Infinity, ofOneOwner = Infinity }: Limits) {
  const waiting: (() => void)[] = []
  const owned = new Map<string, number>()
  let inside = 0

  async function enter() {
    if (inside < atOnce) inside += 1
    else if (waiting.length < mayWait) await new Promise<void>((resolve) => waiting.push(resolve))
    else throw new Busy('Too many concurrent calls')
  }

  /** The slot passes directly to the next caller, so no newcomer can overtake. */
  function leave() {
    const next = waiting.shift()
    if (next) next()
    else inside -= 1
  }

  /** Whether one more of this owner would be taken now. */
  const hasRoom = (owner = '') =>
    (owned.get(owner) ?? 0) < ofOneOwner && (inside < atOnce || waiting.length < mayWait)

  async function through<T>(work: () => Promise<T>, owner = ''): Promise<T> {
    const own = owned.get(owner) ?? 0
    if (own >= ofOneOwner) throw new Busy('Too many concurrent calls of one owner')
    owned.set(owner, own + 1)
    try {
      await enter()
      try {
        return await work()
      } finally {
        leave()
      }
    } finally {
      const left = (owned.get(owner) ?? 1) - 1
      if (left > 0) owned.set(owner, left)
      else owned.delete(owner)
    }
  }
  return Object.assign(through, { hasRoom })
}

/** Limits how many calls of each owner run at once: the others of an owner wait, and delay nobody else. */
export function createSemaphorePerOwner(limits: Limits) {
  const owners = new Map<string, { through: ReturnType<typeof createSemaphore>; calls: number }>()
  return async function through<T>(work: () => Promise<T>, owner: string): Promise<T> {
    const own = owners.get(owner) ?? { through: createSemaphore(limits), calls: 0 }
    owners.set(owner, own)
    own.calls += 1
    try {
      return await own.through(work)
    } finally {
      own.calls -= 1
      if (own.calls === 0) owners.delete(owner)
    }
  }
}

/**
 * One upload is processed at a time, so that a processor stays free for pages, and 21 wait; each keeps 12 MB in memory, 264 MB in all. A place
 * is taken once the whole body is there, so that who sends slowly takes none; 40 bodies arrive at once, two of one member.
 */
const UPLOADS = { processed: 1, waiting: 21, arriving: 40, arrivingOfOne: 2 }
const ADMITTED = UPLOADS.processed + UPLOADS.waiting

/** All that is limited in this process. */
export const queues = {
  /** Connections of search: four of the pool's ten. */
  search: createSemaphore({ atOnce: poolShare(0.4), waiting: 40 }),
  /** Lookups of up to 500 SKUs each, of anybody. */
  quickOrders: createSemaphore({ atOnce: 2, waiting: 20 }),
  /** Invoices of a month's file, one after the other: at most two members' at once take a processor. */
  invoiceFiles: createSemaphore({ atOnce: 2 }),
  /** Reads of lists, each of up to 500 lines; those of one shared list count as one owner's. */
  jobLists: createSemaphore({ atOnce: 2, waiting: 40, ofOneOwner: 5 }),
  /** Schedules with a picture for each line. */
  schedules: createSemaphore({ atOnce: 1, waiting: 10, ofOneOwner: 2 }),
  /** Transactions of checkouts: the other connections stay free for reads. */
  checkouts: createSemaphore({ atOnce: poolShare(0.5) }),
  uploadsOfOneMember: createSemaphorePerOwner({
    atOnce: UPLOADS.arrivingOfOne,
    waiting: ADMITTED / 2 - UPLOADS.arrivingOfOne,
  }),
  arrivingUploads: createSemaphore({ atOnce: UPLOADS.arriving, waiting: 0 }),
  /** Adds to carts, of each member one at a time: those that wait for a line's lock would keep all connections. */
  cartTurns: createSemaphorePerOwner({ atOnce: 1 }),
  /** Half of the places at most, so that no member can take them all. */
  uploads: createSemaphore({ atOnce: ADMITTED, waiting: 0, ofOneOwner: ADMITTED / 2 }),
  uploadProcessing: createSemaphore({ atOnce: UPLOADS.processed }),
  /** Without script whole forms of pictures come at once. */
  formPictures: createSemaphore({ atOnce: 1, waiting: 20 }),
  smallPictures: createSemaphore({ atOnce: 2 }),
  shareImages: createSemaphore({ atOnce: 1, waiting: 19 }),
}

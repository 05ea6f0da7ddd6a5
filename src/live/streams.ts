import { sellerIn, type LiveEvent } from './live-event'
import type { RecentEvents } from './recent-events'

/** An open stream of a member's browser. `waiting`: bytes that its reader has not taken yet. */
export type Stream = {
  member: string
  /** The seller whose conversations and orders the member works on, where that is not the member (rule S59). */
  seller?: string
  session: string
  send: (event: LiveEvent, id: string) => void
  waiting: () => number
  end: (isStuck: boolean) => void
}

const OF_ONE_MEMBER = 10
const MAX_WAITING = 64 * 1024

/** All open streams, found by their member, so that a message costs the same however many there are. */
export class Streams {
  private byMember = new Map<string, Stream[]>()
  private bySeller = new Map<string, Stream[]>()
  count = 0
  /** How often sessions ended, for who is being let in meanwhile. */
  endings = 0
  constructor(private readonly recent: RecentEvents) {}

  /** Adds a stream and sends what it has missed since its last id. The oldest of more than ten ends. */
  open(stream: Stream, lastId: string) {
    const own = this.byMember.get(stream.member) ?? []
    this.byMember.set(stream.member, [...own, stream])
    if (stream.seller) this.bySeller.set(stream.seller, [...(this.bySeller.get(stream.seller) ?? []), stream])
    this.count += 1
    const missed = lastId ? this.recent.since(lastId, stream.member, stream.seller) : null
    if (missed) for (const { event, id } of missed) this.give(stream, event, id)
    else this.give(stream, { kind: 'resync' }, this.recent.lastId)
    const [oldest] = own
    if (!oldest || own.length < OF_ONE_MEMBER) return
    oldest.send({ kind: 'over' }, this.recent.lastId)
    this.close(oldest)
  }

  /** Ends a stream, `isStuck` without waiting for its reader; false if it had ended before. */
  close(stream: Stream, isStuck = false): boolean {
    const own = this.byMember.get(stream.member) ?? []
    if (!own.includes(stream)) return false
    const left = own.filter((each) => each !== stream)
    if (left.length > 0) this.byMember.set(stream.member, left)
    else this.byMember.delete(stream.member)
    const others = (this.bySeller.get(stream.seller ?? '') ?? []).filter((each) => each !== stream)
    if (stream.seller && others.length > 0) this.bySeller.set(stream.seller, others)
    else if (stream.seller) this.bySeller.delete(stream.seller)
    this.count -= 1
    stream.end(isStuck)
    return true
  }

  /** Sends an event to the streams of its members and keeps it for those that come back. */
  send(to: readonly string[], event: LiveEvent) {
    const id = this.recent.add(to, event)
    for (const stream of this.streamsOf(to, event)) this.give(stream, event, id)
  }

  /** Says to everybody that something may have been missed. */
  resync() {
    for (const stream of this.all()) this.give(stream, { kind: 'resync' }, this.recent.lastId)
  }

  /** Sends an event to everybody. */
  sendToAll(event: LiveEvent) {
    const id = this.recent.add('all', event)
    for (const stream of this.all()) this.give(stream, event, id)
  }

  closeOf(member: string) {
    this.endings += 1
    for (const stream of this.byMember.get(member) ?? []) this.close(stream)
  }

  /** The members' own, and of who works for the seller it is about. */
  private streamsOf(to: readonly string[], event: LiveEvent): Set<Stream> {
    const own = to.flatMap((member) => this.byMember.get(member) ?? [])
    return new Set([...own, ...(this.bySeller.get(sellerIn(to, event) ?? '') ?? [])])
  }

  all(): Stream[] {
    return [...this.byMember.values()].flat()
  }

  /** A reader that is too slow comes back later and asks for what it missed. */
  private give(stream: Stream, event: LiveEvent, id: string) {
    if (stream.waiting() > MAX_WAITING) this.close(stream, true)
    else stream.send(event, id)
  }
}

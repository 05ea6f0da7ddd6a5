import { sellerIn, type LiveEvent } from './live-event'

const KEPT_MS = 2 * 60_000
const MOST = 20_000

/** Members, or everybody. */
export type Audience = readonly string[] | 'all'

type Recent = { number: number; at: number; to: Audience; event: LiveEvent }

/**
 * What was sent in the last two minutes, so that a stream which broke off goes on where it ended. Ids are `{process}.{number}`; those of
 * another process are unknown here.
 */
export class RecentEvents {
  private kept: Recent[] = []
  private last = 0
  constructor(
    private readonly process: string,
    private readonly now = Date.now,
  ) {}

  /** Keeps an event for its members and returns its id. */
  add(to: Audience, event: LiveEvent): string {
    const at = this.now()
    this.last += 1
    this.kept.push({ number: this.last, at, to, event })
    if (this.kept.length > MOST || (this.kept[0]?.at ?? at) < at - 2 * KEPT_MS)
      this.kept = this.kept.filter((each) => each.at >= at - KEPT_MS).slice(-MOST / 2)
    return this.idOf(this.last)
  }

  /** What a member, and the seller they work for, have missed since an id; null where that cannot be known. */
  since(id: string, member: string, seller?: string): { id: string; event: LiveEvent }[] | null {
    const [, process, digits] = /^([\w-]{1,40})\.(\d{1,15})$/.exec(id) ?? []
    const number = Number(digits)
    const isCovered = number <= this.last && number >= (this.kept[0]?.number ?? this.last + 1) - 1
    if (process !== this.process || !isCovered) return null
    return this.kept
      .filter(
        ({ number: at, to, event }) =>
          at > number &&
          (to === 'all' || to.includes(member) || (seller !== undefined && sellerIn(to, event) === seller)),
      )
      .map((each) => ({ id: this.idOf(each.number), event: each.event }))
  }

  get lastId(): string {
    return this.idOf(this.last)
  }

  private idOf(number: number) {
    return `${this.process}.${number}`
  }
}

import { isCount, TAGS, type Tag } from './page-tags'

/** Where the primary's log stood after a change; null while that is not known. */
export type Mark = { at: bigint | null }

/** Beyond so many, all of them count as one: a shop changes less in half a minute. */
const MOST = 10_000

/**
 * How far a replica must have come for a read under some tags to see what cleared them (rule Q20). At first nothing is known of what was
 * missed: that takes a clear of everything, which a web server gets whenever it begins to listen.
 */
export class Positions {
  private everything: Mark = { at: null }
  private latest: Mark = this.everything
  private readonly marks = new Map<Tag, Mark>()

  /** Notes that these tags were cleared. The position is set once it is known. */
  changed(tags: readonly Tag[]): Mark {
    const mark: Mark = { at: null }
    if (TAGS.every((tag) => tags.includes(tag)) || this.marks.size > MOST) {
      this.everything = mark
      this.marks.clear()
    }
    for (const tag of tags) this.marks.set(tag, mark)
    if (!tags.every(isCount)) this.latest = mark
    return mark
  }

  /** The position that all of these need, or, without tags, whatever was changed; null if one is not known yet. */
  needed(tags?: readonly Tag[]): bigint | null {
    const marks = tags ? tags.flatMap((tag) => this.marks.get(tag) ?? []) : [this.latest]
    let most = 0n
    for (const { at } of [this.everything, ...marks]) {
      if (at === null) return null
      if (at > most) most = at
    }
    return most
  }

  /** A replica that has not come so far is not read at all; what was changed before needs no mark of its own. */
  atLeast(position: bigint) {
    if (this.everything.at === null || this.everything.at >= position) return
    this.everything = { at: position }
    for (const [tag, { at }] of this.marks) if (at !== null && at <= position) this.marks.delete(tag)
  }

  get size() {
    return this.marks.size
  }
}

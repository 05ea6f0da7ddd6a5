import { gathered, type Tag } from '@/domain/pages/cache/page-tags'

const TOGETHER_MS = 1_000
/** Sent to every browser: of more, what they are of. */
const MOST = 40

/** Gathers what is made anew and passes it on at most once a second: every open page is sent it. */
export class Clearings {
  private tags = new Set<Tag>()
  private timer: ReturnType<typeof setTimeout> | undefined
  constructor(private readonly pass: (tags: Tag[]) => void) {}

  add(tags: readonly Tag[]) {
    for (const tag of tags) this.tags.add(tag)
    this.timer ??= setTimeout(() => {
      this.timer = undefined
      const tags = gathered(this.tags, MOST)
      this.tags.clear()
      this.pass(tags)
    }, TOGETHER_MS)
  }
}

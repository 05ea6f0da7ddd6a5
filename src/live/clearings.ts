import type { Tag } from '@/domain/page-tags'

const TOGETHER_MS = 1_000

/** Gathers what is made anew and passes it on at most once a second: every open page is sent it. */
export class Clearings {
  private tags = new Set<Tag>()
  private timer: ReturnType<typeof setTimeout> | undefined
  constructor(private readonly pass: (tags: Tag[]) => void) {}

  add(tags: readonly Tag[]) {
    for (const tag of tags) this.tags.add(tag)
    this.timer ??= setTimeout(() => {
      this.timer = undefined
      const gathered = [...this.tags]
      this.tags.clear()
      this.pass(gathered)
    }, TOGETHER_MS)
  }
}

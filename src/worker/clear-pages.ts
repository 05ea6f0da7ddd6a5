import type { TaskConfig } from 'payload'
import type { Tag } from '@/server/cache'
import { clearRemotely } from './clear-remotely'
import { markListsStale } from './refresh-lists'

/** Job that clears cached pages by tag, after the change is committed. */
export const clearPagesTask: TaskConfig<{ input: { tags: string }; output: object }> = {
  slug: 'clear-pages',
  retries: 5,
  inputSchema: [{ name: 'tags', type: 'text', required: true }],
  handler: async ({ input }) => {
    const tags = input.tags.split(',') as Tag[]
    markListsStale(tags)
    await clearRemotely(tags)
    return { output: {} }
  },
}

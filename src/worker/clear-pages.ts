import type { TaskConfig } from 'payload'
import type { Tag } from '@/server/cache'
import { clearRemotely } from './clear-remotely'
import { markListsStale } from './refresh-lists'

/** Asks the web server to forget the pages of these tags, after the change that named them can be seen. */
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

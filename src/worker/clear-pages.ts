import type { TaskConfig } from 'payload'
import type { Tag } from '@/server/cache'
import { internalUrl } from '@/server/internal-url'

/** Asks the web server to forget the pages of these tags, after the change that named them can be seen. */
export const clearPagesTask: TaskConfig<{ input: { tags: string }; output: object }> = {
  slug: 'clear-pages',
  retries: 5,
  inputSchema: [{ name: 'tags', type: 'text', required: true }],
  handler: async ({ input }) => {
    await clearRemotely(input.tags.split(',') as Tag[])
    return { output: {} }
  },
}

async function clearRemotely(tags: Tag[]) {
  const answer = await fetch(internalUrl('/api/internal/clear'), {
    method: 'POST',
    headers: { authorization: `Bearer ${process.env.INTERNAL_KEY}`, 'content-type': 'application/json' },
    body: JSON.stringify({ tags }),
    signal: AbortSignal.timeout(5_000),
  })
  if (!answer.ok)
    throw new Error(`The web server answered ${answer.status} to a clearing of ${tags.join(', ')}.`)
}

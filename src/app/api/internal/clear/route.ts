import { timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import { isTag, MOST_CLEARED, type Tag } from '@/domain/pages/cache/page-tags'
import { clearNow } from '@/server/db/cache'
import { route } from '@/server/http/route'

const tag = z.custom<Tag>((text) => typeof text === 'string' && isTag(text))
const body = z.object({ tags: z.array(tag).min(1).max(MOST_CLEARED) })

const RULE = { who: isOurs, from: 'anywhere', body: { json: 32 * 1024 } } as const

/** The web server's own listener clears cache tags here: Next clears only inside a request. A wrong key gets 404. */
export const POST = route(RULE, (_, { json }) => {
  const wanted = body.safeParse(json)
  if (!wanted.success) return Response.json({ message: 'Name the tags to clear.' }, { status: 400 })
  clearNow(wanted.data.tags)
  return Response.json({ cleared: wanted.data.tags })
})

/** The caller's name, or null. */
function isOurs({ headers }: Request) {
  const key = process.env.INTERNAL_KEY
  const given = headers.get('authorization')
  if (!key || !given) return null
  const [ours, theirs] = [Buffer.from(`Bearer ${key}`), Buffer.from(given)]
  return ours.length === theirs.length && timingSafeEqual(ours, theirs) ? 'ours' : null
}

import { timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import { clearNow, TAGS } from '@/server/cache'

const body = z.object({ tags: z.array(z.enum(TAGS)).min(1).max(TAGS.length) })

/** The worker's way to have pages made anew. A wrong key learns nothing, not even that there is a door. */
export async function POST(request: Request) {
  if (!isOurs(request.headers.get('authorization')))
    return Response.json({ message: 'Not found.' }, { status: 404 })
  const wanted = body.safeParse(await request.json().catch(() => null))
  if (!wanted.success) return Response.json({ message: 'Name the tags to clear.' }, { status: 400 })
  clearNow(wanted.data.tags)
  return Response.json({ cleared: wanted.data.tags })
}

function isOurs(given: string | null) {
  const key = process.env.INTERNAL_KEY
  if (!key || !given) return false
  const [ours, theirs] = [Buffer.from(`Bearer ${key}`), Buffer.from(given)]
  return ours.length === theirs.length && timingSafeEqual(ours, theirs)
}

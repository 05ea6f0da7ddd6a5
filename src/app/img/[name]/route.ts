import { notFoundText } from '@/server/http/refusals'
import { route } from '@/server/http/route'
import { readPicture } from '@/server/storage/read-picture'

export const dynamic = 'force-dynamic'

const RULE = { who: 'anyone', from: 'anywhere', body: 'none', params: ['name'] } as const

/** Product pictures at content-addressed URLs: cached forever, AVIF if the browser accepts it (docs/decisions/011). */
export const GET = route(RULE, async (request, { params: { name } }) => {
  const readsAvif = request.headers.get('accept')?.includes('image/avif') ?? false
  const answer = await readPicture(name, readsAvif, request)
  if (!answer) return notFoundText()
  if (answer.status < 400) for (const [name, value] of HEADERS) answer.headers.set(name, value)
  return answer
})

const HEADERS = [
  ['cache-control', 'public, max-age=31536000, immutable'],
  ['vary', 'Accept'],
  ['content-security-policy', "default-src 'none'"],
] as const

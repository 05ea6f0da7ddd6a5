import { localeOfPath, localePath } from '@/messages/locales'
import { internalUrl } from '@/server/internal-url'

export const dynamic = 'force-dynamic'

/**
 * Any other path shows the home page (spec 2), with status 404, out of every index and every cache (ruling L2). The home page
 * is fetched from ourselves, where it is prerendered, so this is as fast as home and never out of date.
 */
export async function GET(request: Request, { params }: { params: Promise<{ path: string[] }> }) {
  const home = localePath(localeOfPath((await params).path), '/')
  const page = await fetch(internalUrl(home), { cache: 'no-store', signal: request.signal }).catch(() => null)
  return new Response(page?.ok ? page.body : 'Not found.', { status: 404, headers: HEADERS })
}

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
}

const nothingHere = async () =>
  Response.json({ message: 'Not found.' }, { status: 404, headers: { 'cache-control': 'no-store' } })
export { nothingHere as POST, nothingHere as PUT, nothingHere as PATCH, nothingHere as DELETE }

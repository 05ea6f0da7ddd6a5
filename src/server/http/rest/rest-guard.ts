import 'server-only'
import { parseCookies } from 'payload/shared'
import * as z from 'zod'
import { isMember, isStaff, type Actor, actorOfUser } from '@/domain/people/actor'
import { readSession } from '@/server/auth/session/read-session'
import { checkedRows } from '@/server/db/checked-rows'
import { database } from '@/server/db/transaction'
import { isOwnForm } from '@/server/http/addresses/same-origin'
import { isProved } from '@/server/auth/staff/fresh-proof'
import { confirmFirst, notFound, personal, withoutCaching } from '@/server/http/refusals'
import { asksLikeGet, withReadBody } from './rest-body'
import { withCappedQuery } from './rest-query'
import { isToken, MEMBER_COOKIE } from '@/server/auth/session/session-cookies'
import { sql } from '@/server/db/sql'
import { guardStaffEndpoint } from '@/server/auth/staff/staff-endpoints'
import { readSellerFile } from '@/server/storage/seller-file'
import { orUnavailable } from '@/server/http/unavailable'

type Handler = (request: Request, args: { params: Promise<{ slug?: string[] }> }) => Promise<Response>
type RestRoute = { method: string; path: RegExp; who: (actor: Actor) => boolean }

const anyone = () => true
const FILE = /^(media|documents|product-documents|review-pictures)\/file\//
const DOCUMENT = /^documents\/file\/([^/]+)$/
const REFUSED = new Set([401, 403, 404])
/** Changing staff accounts or settings requires a recent code or password; signing in and out, and asking what one may, do not. */
const PROVED =
  /^(staff|globals\/settings)(\/|$)(?!(login|logout|forgot-password|reset-password|refresh-token)$|access(\/|$))/
const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Payload routes that are served, and to whom. Everything else is 404. */
const REST_ROUTES: RestRoute[] = [
  { method: 'POST', path: /^staff\/(login|logout|forgot-password|reset-password)$/, who: anyone },
  { method: 'GET', path: /^staff\/me$/, who: anyone },
  { method: 'GET', path: /^(media|product-documents|review-pictures)\/file\/[^/]+$/, who: anyone },
  { method: 'GET', path: /^documents\/file\/[^/]+$/, who: (actor) => isMember(actor) || isStaff(actor) },
  { method: 'POST', path: /^staff\/(refresh-token|unlock)$/, who: isStaff },
  { method: 'GET', path: /^access$/, who: isStaff },
  { method: '*', path: /^globals\/[a-z-]+(\/access)?$/, who: isStaff },
  {
    method: '*',
    path: /^payload-(preferences|(locked-documents|query-presets)(\/(?!versions$)[\w-]+)?|query-presets\/access\/[\w-]+)$/,
    who: isStaff,
  },
  // A preference is forgotten by the list alone: by a key that nobody has, Payload would answer 500.
  ...['GET', 'POST', 'PATCH'].map((method) => ({
    method,
    path: /^payload-preferences\/(?!versions$)[\w-]+$/,
    who: isStaff,
  })),
  { method: '*', path: /^(?!payload-|globals|access)[a-z-]+(\/[0-9a-f-]{36})?(\/access)?$/, who: isStaff },
  { method: '*', path: /^(?!payload-|globals|access)[a-z-]+\/(count|access)(\/[\w-]+)?$/, who: isStaff },
  // Of what keeps no versions, Payload would answer 500.
  { method: '*', path: /^pages\/versions(\/[\w-]+)?$/, who: isStaff },
]

/** Allow-list in front of Payload's REST API: method, path, same site, role; then limits on query and body. */
export function guardRest(handler: Handler): Handler {
  return (request, args) => orUnavailable(request, () => guarded(handler, request, args))
}

async function guarded(handler: Handler, request: Request, args: Parameters<Handler>[1]) {
  const path = ((await args.params).slug ?? []).join('/')
  if (!isText(path)) return notFound()
  const routes = REST_ROUTES.filter(
    (route) => (route.method === '*' || route.method === request.method) && route.path.test(path),
  )
  if (routes.length === 0 || (!READS.has(request.method) && !isOwnForm(request))) return notFound()
  const answer = async (asking: Request) => {
    const isOpen = routes.some((route) => route.who === anyone)
    if (!isOpen && !(await admits(routes, asking))) return notFound()
    if (PROVED.test(path) && changes(asking) && !(await isProved(await readSession(asking.headers))))
      return confirmFirst()
    const asked = FILE.test(path) ? withoutQuestion(asking) : withCappedQuery(restoredAsDraft(path, asking))
    const read = asked instanceof Request ? await withReadBody(asked, isOpen) : asked
    if (read instanceof Response) return read
    // Throws if the database is away; Payload would report nobody as signed in.
    if (path === 'staff/me' || path === 'staff/logout') await readSession(read.headers)
    const given = await guardStaffEndpoint(path, read, (passed) => handler(passed, args))
    if (given.status === 500) await checkDatabase()
    return FILE.test(path) ? withoutCaching(given) : personal(given)
  }
  const asMember = FILE.test(path) ? memberRequest(request) : null
  const given = asMember && (await answer(asMember))
  // One browser may have a member and a staff session: try the member's first, then the staff's.
  if (given && !REFUSED.has(given.status)) return given
  return (asMember && (await sellerFile(asMember, path))) ?? answer(request)
}

/** What the seller has that the member works for. */
async function sellerFile(request: Request, path: string): Promise<Response | null> {
  const [, filename] = DOCUMENT.exec(path) ?? []
  return filename ? readSellerFile(await readSession(request.headers), filename, request) : null
}

const changes = (request: Request) => !READS.has(request.method) && !asksLikeGet(request)

/** The same request authenticated as the member of its cookie: Payload reads only the staff cookie. */
function memberRequest(request: Request): Request | null {
  const token = parseCookies(request.headers).get(MEMBER_COOKIE)
  if (!isToken(token) || request.headers.has('authorization') || !isOwnForm(request)) return null
  const headers = new Headers(request.headers)
  headers.set('authorization', `JWT ${token}`)
  // Next passes its request behind a proxy, which cannot be copied. Files are only read: there is no body.
  return new Request(request.url, { method: request.method, headers })
}

/** Payload answers 500 to any failure: this query throws if the database is unavailable. */
async function checkDatabase() {
  await checkedRows(await database(), z.object({ one: z.literal(1) }), sql`select 1 as one`)
}

async function admits(routes: RestRoute[], request: Request) {
  const actor = actorOfUser(await readSession(request.headers))
  return routes.some((route) => route.who(actor))
}

/** A version of a page that is put back becomes a draft, whatever is asked for (rule L26): Payload would publish it at once. */
function restoredAsDraft(path: string, request: Request) {
  if (request.method !== 'POST' || !/^pages\/versions\//.test(path)) return request
  const url = new URL(request.url)
  url.searchParams.set('draft', 'true')
  return new Request(url, request)
}

/** Drops the query: Payload would take a folder prefix from it. */
function withoutQuestion(request: Request) {
  const url = new URL(request.url)
  url.search = ''
  return new Request(url, request)
}

/** No name of ours contains NUL or lone surrogates, and Postgres rejects them. Payload decodes the path a second time. */
const isText = (path: string) => !/\p{C}|%00/u.test(path)

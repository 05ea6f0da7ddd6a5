import 'server-only'
import { parseCookies } from 'payload/shared'
import { isMember, isStaff, type Actor, actorOfUser } from '@/domain/people/actor'
import { readSession } from '@/server/auth/read-session'
import { boot } from '@/server/db/transaction'
import { isOwnForm } from '@/server/forms/own-form'
import { isProved } from '@/server/staff/fresh-proof'
import { confirmFirst, notFound } from './refusals'
import { asksLikeGet, withReadBody } from './rest-body'
import { withCappedQuery } from './rest-query'
import { MEMBER_COOKIE } from '@/server/auth/session-cookies'
import { sql } from '@/server/db/sql'
import { guardStaffEndpoint } from '@/server/staff/staff-endpoints'
import { orUnavailable } from './unavailable'

type Handler = (request: Request, args: { params: Promise<{ slug?: string[] }> }) => Promise<Response>
type RestRoute = { method: string; path: RegExp; who: (actor: Actor) => boolean }

const anyone = () => true
const FILE = /^(media|documents)\/file\//
const REFUSED = new Set([401, 403, 404])
/** Who staff are, and where the money of transfers goes: changed only shortly after a code or the password. */
const PROVED = /^(staff(\/[0-9a-f-]{36})?|globals\/settings)$/
const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Payload's own routes, those that answer and to whom. What is not named here does not exist (404). */
const REST_ROUTES: RestRoute[] = [
  { method: 'POST', path: /^staff\/(login|logout|forgot-password|reset-password)$/, who: anyone },
  { method: 'GET', path: /^staff\/me$/, who: anyone },
  { method: 'GET', path: /^media\/file\/[^/]+$/, who: anyone },
  { method: 'GET', path: /^documents\/file\/[^/]+$/, who: (actor) => isMember(actor) || isStaff(actor) },
  { method: 'POST', path: /^staff\/(refresh-token|unlock)$/, who: isStaff },
  { method: 'GET', path: /^access$/, who: isStaff },
  { method: '*', path: /^globals\/[a-z-]+(\/access|\/versions(\/[\w-]+)?)?$/, who: isStaff },
  { method: '*', path: /^payload-(preferences|locked-documents)(\/[\w-]+)?$/, who: isStaff },
  { method: '*', path: /^(?!payload-|globals|access)[a-z-]+(\/[0-9a-f-]{36})?(\/access)?$/, who: isStaff },
  {
    method: '*',
    path: /^(?!payload-|globals|access)[a-z-]+\/(count|access|versions)(\/[\w-]+)?$/,
    who: isStaff,
  },
]

/** The allow-list in front of Payload's REST routes: method, path, no other site's page, who; then a cap on what may be asked and sent. */
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
    const asked = FILE.test(path) ? withoutQuestion(asking) : withCappedQuery(asking)
    const read = asked instanceof Request ? await withReadBody(asked, isOpen) : asked
    if (read instanceof Response) return read
    // Payload would tell the panel that nobody is signed in.
    if (path === 'staff/me' || path === 'staff/logout') await readSession(read.headers)
    const given = await guardStaffEndpoint(path, read, (passed) => handler(passed, args))
    if (given.status === 500) await checkDatabase()
    return withoutCaching(given)
  }
  const asMember = FILE.test(path) ? memberRequest(request) : null
  const given = asMember && (await answer(asMember))
  // One browser may hold a member and a staff session: each file is given to whichever may read it.
  return given && !REFUSED.has(given.status) ? given : answer(request)
}

const changes = ({ method, headers }: Request) => !READS.has(method) && !asksLikeGet(headers)

/** What is not there now may be there tomorrow. */
function withoutCaching(response: Response) {
  if (response.status === 404) response.headers.set('cache-control', 'no-store')
  return response
}

/** The same request as the member whose cookie it brings: Payload itself reads the staff's cookie alone. */
function memberRequest(request: Request): Request | null {
  const token = parseCookies(request.headers).get(MEMBER_COOKIE)
  if (!token || request.headers.has('authorization') || !isOwnForm(request)) return null
  const headers = new Headers(request.headers)
  headers.set('authorization', `JWT ${token}`)
  return new Request(request, { headers })
}

/** Payload answers 500 whatever failed: throws where it is the database that does not answer. */
async function checkDatabase() {
  const { db } = await boot()
  await db.drizzle.execute(sql`select 1`)
}

async function admits(routes: RestRoute[], request: Request) {
  const actor = actorOfUser(await readSession(request.headers))
  return routes.some((route) => route.who(actor))
}

/** Payload would look a file up by a folder the client names. */
function withoutQuestion(request: Request) {
  const url = new URL(request.url)
  url.search = ''
  return new Request(url, request)
}

/** NUL and halves of signs are in no name of ours, and a database does not take them. Payload decodes a path once more. */
const isText = (path: string) => !/\p{C}|%00/u.test(path)

import 'server-only'
import { isMember, isStaff, type Actor } from '@/domain/account'
import { actorOfUser } from '@/domain/signed-in'
import { boot } from './data'
import { notFound } from './route/refusals'
import { withReadBody } from './route/rest-body'
import { withCappedQuery } from './route/rest-query'
import { throughStaffDoor } from './staff-door'

type Handler = (request: Request, args: { params: Promise<{ slug?: string[] }> }) => Promise<Response>
type Door = { method: string; path: RegExp; who: (actor: Actor) => boolean }

const anyone = () => true

/** Payload's own routes, those that answer and to whom. What is not named here does not exist (404). */
const DOORS: Door[] = [
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

/** The allow-list in front of Payload's REST routes: method, path, who; then a cap on what may be asked and sent. */
export function guardRest(handler: Handler): Handler {
  return async (request, args) => {
    const path = ((await args.params).slug ?? []).join('/')
    if (!isText(path)) return notFound()
    const doors = DOORS.filter(
      (door) => (door.method === '*' || door.method === request.method) && door.path.test(path),
    )
    if (doors.length === 0) return notFound()
    const isOpen = doors.some((door) => door.who === anyone)
    if (!isOpen && !(await admits(doors, request))) return notFound()
    const asked = isFile(path) ? withoutQuestion(request) : withCappedQuery(request)
    const read = asked instanceof Request ? await withReadBody(asked, isOpen) : asked
    if (read instanceof Response) return read
    return unkept(await throughStaffDoor(path, read, (passed) => handler(passed, args)))
  }
}

/** What is not there now may be there tomorrow. */
function unkept(response: Response) {
  if (response.status === 404) response.headers.set('cache-control', 'no-store')
  return response
}

async function admits(doors: Door[], request: Request) {
  const payload = await boot()
  const { user } = await payload.auth({ headers: request.headers })
  const actor = actorOfUser(user)
  return doors.some((door) => door.who(actor))
}

const isFile = (path: string) => /^(media|documents)\/file\//.test(path)

/** Payload would look a file up by a folder the client names. */
function withoutQuestion(request: Request) {
  const url = new URL(request.url)
  url.search = ''
  return new Request(url, request)
}

/** NUL and halves of signs are in no name of ours, and a database does not take them. */
const isText = (path: string) => !/\p{C}/u.test(path)

import 'server-only'
import { isMember, isStaff, type Actor } from '@/domain/account'
import { actorOfUser } from '@/domain/signed-in'
import { MAX_BODY } from '@/domain/upload'
import { boot } from './data'
import { throughStaffDoor } from './staff-door'

type Handler = (request: Request, args: { params: Promise<{ slug?: string[] }> }) => Promise<Response>
type Door = { method: string; path: RegExp; who: (actor: Actor) => boolean }

const anyone = () => true
const MAX_LIST = 500

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
    const open = doors.some((door) => door.who === anyone) || (await admits(doors, request))
    if (!open) return notFound()
    if (tooLarge(request))
      return Response.json({ message: 'That is more than we take at once.' }, { status: 413 })
    const asked = isFile(path) ? withoutQuestion(request) : capped(request)
    return throughStaffDoor(path, asked, (passed) => handler(passed, args))
  }
}

async function admits(doors: Door[], request: Request) {
  const payload = await boot()
  const { user } = await payload.auth({ headers: request.headers })
  const actor = actorOfUser(user)
  return doors.some((door) => door.who(actor))
}

/** Without a length a body could grow for ever, so a body says how long it is. Next gives every DELETE a body; one that is not sent has neither of the two headers. */
function tooLarge({ body, headers, method }: Request) {
  const length = headers.get('content-length')
  if (!body || (method === 'DELETE' && length === null && !headers.has('transfer-encoding'))) return false
  return length === null || !(Number(length) <= MAX_BODY)
}

/** A list has an end: no `limit=0`, none above the cap. */
function capped(request: Request) {
  const url = new URL(request.url)
  const asked = url.searchParams.get('limit')
  if (asked === null || (Number(asked) >= 1 && Number(asked) <= MAX_LIST)) return request
  url.searchParams.set('limit', String(MAX_LIST))
  return new Request(url, request)
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

const notFound = () => Response.json({ message: 'Not found.' }, { status: 404 })

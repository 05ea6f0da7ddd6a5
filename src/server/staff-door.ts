import 'server-only'
import { createTranslator } from 'next-intl'
import { generatePayloadCookie } from 'payload'
import en from '@/messages/en.json'
import { noteStaff } from './audit'
import { clientAddress } from './client-address'
import { boot } from './data'
import { signInStaff } from './staff-sign-in'
import type { SignedIn } from './sign-session'
import { endIfTooLong, endStaffSessions } from './staff-session'
import { throttle, type Door } from './throttle'

type Go = (request: Request) => Promise<Response>

const DOORS: Record<string, (request: Request, go: Go) => Promise<Response>> = {
  'staff/login': login,
  'staff/refresh-token': refresh,
  'staff/forgot-password': (request, go) => counted('mailLink', request, go),
  'staff/reset-password': (request, go) =>
    counted('followLink', request, async (passed) => reset(await go(passed))),
}

/** What Payload's own doors for staff lack: throttles before anything is hashed or mailed, the second factor, an end to sessions. */
export function throughStaffDoor(path: string, request: Request, go: Go): Promise<Response> {
  const door = DOORS[path]
  return door ? door(request, go) : go(request)
}

/** The same sign-in as the form's, answered as Payload does. */
async function login(request: Request) {
  const answer = await signInStaff(await credentialsIn(request), clientAddress(request.headers))
  if ('wait' in answer) return tooMany(answer.wait)
  if ('refused' in answer) return refusal(401, 'staff.wrong')
  return welcome(answer.session)
}

async function welcome({ token, expires, user }: SignedIn) {
  const payload = await boot()
  const { auth } = payload.collections.staff.config
  const cookie = generatePayloadCookie({
    collectionAuthConfig: auth,
    cookiePrefix: payload.config.cookiePrefix,
    token,
  })
  const { id, email, collection } = user
  const body = {
    message: 'Authentication Passed',
    token,
    exp: expires.getTime() / 1000,
    user: { id, email, collection },
  }
  return Response.json(body, { headers: { 'set-cookie': String(cookie) } })
}

/** A session is prolonged while somebody works, but not for ever. */
async function refresh(request: Request, go: Go) {
  const payload = await boot()
  const { user } = await payload.auth({ headers: request.headers })
  return user && (await endIfTooLong(user)) ? refusal(403, 'staff.tooLong') : go(request)
}

async function counted(door: Door, request: Request, go: Go) {
  const { email } = await credentialsIn(request.clone())
  const wait = await throttle(door, { address: clientAddress(request.headers), account: `staff ${email}` })
  return wait > 0 ? tooMany(wait) : go(request)
}

/** Payload signs in whoever chose a new password. Here that takes a code as well, so they sign in afterwards as always. */
async function reset(answer: Response) {
  if (!answer.ok) return answer
  const { user, message } = (await answer.json()) as { user?: { id?: string }; message?: string }
  if (user?.id) {
    await endStaffSessions(user.id)
    await noteStaff('staff.password_reset', { about: user.id })
  }
  return Response.json({ message, token: null, user: null })
}

function refusal(status: number, code: 'staff.wrong' | 'staff.tooLong') {
  const t = createTranslator({ locale: 'en', messages: en, namespace: 'issues' })
  return Response.json({ errors: [{ message: t(code) }] }, { status })
}

function tooMany(seconds: number) {
  const t = createTranslator({ locale: 'en', messages: en, namespace: 'issues.throttle' })
  const message = t('wait', { minutes: Math.ceil(seconds / 60) })
  return Response.json(
    { errors: [{ message }] },
    { status: 429, headers: { 'retry-after': String(seconds) } },
  )
}

/** The panel sends a form with the data as one JSON part, other clients JSON. Anything else names nobody. */
async function credentialsIn(request: Request) {
  const data = await bodyOf(request).catch(() => null)
  const posted: Record<string, unknown> = data && typeof data === 'object' ? { ...data } : {}
  const line = (value: unknown) =>
    typeof value === 'string' ? value.slice(0, 1000).replaceAll('\0', '') : ''
  return { email: line(posted.email), password: line(posted.password), code: line(posted.code) }
}

async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (!type.startsWith('multipart/form-data')) return request.json()
  const form = await request.formData()
  const whole = form.get('_payload')
  return typeof whole === 'string' ? JSON.parse(whole) : Object.fromEntries(form)
}

import 'server-only'
import { createTranslator } from 'next-intl'
import { generatePayloadCookie } from 'payload'
import { generateCookie, parseCookies } from 'payload/shared'
import type { Locale } from '@/domain/locale'
import en from '@/messages/en'
import fr from '@/messages/fr'
import ko from '@/messages/ko'
import { localeOfBrowser } from '@/messages/locales'
import { normalizeEmail } from '@/domain/people/email'
import { checkNewPassword } from '@/domain/people/sign-in/password'
import { issue, issuesOf, type Issue } from '@/domain/result'
import { readSession } from '@/server/auth/session/read-session'
import { recordStaffEvent } from './audit'
import { clientAddress } from '@/server/http/addresses/client-address'
import { isCommonPassword } from '@/server/auth/passwords/common-passwords'
import { boot } from '@/server/db/transaction'
import { inConstantTime } from '@/server/auth/constant-time'
import {
  KNOWN_DEVICES_COOKIE,
  KNOWN_DEVICES_SECONDS,
  deviceFor,
  withDevice,
} from '@/server/auth/session/known-devices'
import { mailStaffReset } from './staff-reset'
import { staffAccount } from './staff-account'
import { signInStaff } from './staff-sign-in'
import type { NewSession } from '@/server/auth/session/sign-session'
import { endIfTooLong, endStaffSessions } from './staff-session'
import { throttle, waitCode, type ThrottleName } from '@/server/auth/throttle'

const WORDS = { en, fr, ko }
const NOBODY = { email: '', password: '', code: '' }

type Go = (request: Request) => Promise<Response>

const HANDLERS: Record<string, (request: Request, go: Go) => Promise<Response>> = {
  'staff/login': login,
  'staff/refresh-token': refresh,
  'staff/forgot-password': (request, go) => counted('mailLink', request, () => forgot(request, go)),
  'staff/reset-password': (request, go) =>
    counted('followLink', request, async (passed) => reset(await go(passed))),
}

/** Endpoints that set a staff password: reset link, own account. */
const SETS_PASSWORD = /^staff\/(reset-password|[0-9a-f-]{36})$/

/**
 * Adds to Payload's staff endpoints: throttles before hashing and mailing, the
 * second factor, a maximum session length, and the password rule.
 */
export function guardStaffEndpoint(path: string, request: Request, go: Go): Promise<Response> {
  const handler = HANDLERS[path]
  const strict: Go = async (passed) => (await weakness(passed)) ?? go(passed)
  const on = SETS_PASSWORD.test(path) ? strict : go
  return handler ? handler(request, on) : on(request)
}

/** The refusal of a weak password in the request, if it has one. */
async function weakness(request: Request) {
  const { email, password } = request.body ? await credentialsIn(request.clone()) : NOBODY
  if (password === '') return null
  const [wrong] = issuesOf(checkNewPassword({ email, password, confirmPassword: password }, isCommonPassword))
  return wrong ? refusal(request, 400, wrong) : null
}

/** The form's sign-in, with Payload's response format. */
async function login(request: Request) {
  const given = await credentialsIn(request)
  const devices = parseCookies(request.headers).get(KNOWN_DEVICES_COOKIE)
  const account = staffAccount(given.email)
  const from = { address: clientAddress(request.headers), device: deviceFor(account, devices) }
  const answer = await signInStaff(given, from)
  if ('stop' in answer) return tooMany(request, answer.stop.seconds, waitCode('staffSignIn', answer.stop))
  if ('refused' in answer) return refusal(request, 401, issue('staff.wrong', ''))
  return welcome(answer.session, withDevice(account, devices))
}

async function welcome({ token, expires, user }: NewSession, devices: string) {
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
  const known = generateCookie<false>({
    name: KNOWN_DEVICES_COOKIE,
    value: devices,
    path: '/',
    sameSite: 'Lax',
    httpOnly: true,
    secure: process.env.SITE_URL?.startsWith('https://') ?? false,
    maxAge: KNOWN_DEVICES_SECONDS,
    returnCookieAsObject: false,
  })
  const headers = new Headers([
    ['set-cookie', String(cookie)],
    ['set-cookie', known],
  ])
  return Response.json(body, { headers })
}

/** Refreshes a session, but not beyond its maximum length. */
async function refresh(request: Request, go: Go) {
  const user = await readSession(request.headers)
  return user && (await endIfTooLong(user)) ? refusal(request, 403, issue('staff.tooLong', '')) : go(request)
}

async function counted(action: ThrottleName, request: Request, go: Go) {
  const { email } = await credentialsIn(request.clone())
  const wait = await throttle(action, {
    address: clientAddress(request.headers),
    account: staffAccount(email),
  })
  return wait > 0 ? tooMany(request, wait) : go(request)
}

/** Sends our reset email in the browser's language. Same answer and timing for every address. */
async function forgot(request: Request, go: Go) {
  const { email } = await credentialsIn(request.clone())
  if (email.trim() === '') return go(request)
  const locale = localeOf(request)
  await inConstantTime(400, () => mailStaffReset(normalizeEmail(email), locale))
  return Response.json({ message: wordsFor(locale)('forgot.sent') })
}

/** Payload would sign in after a reset. Signing in also needs a code here, so no session begins. */
async function reset(answer: Response) {
  if (!answer.ok) return answer
  const { user, message } = (await answer.json()) as { user?: { id?: string }; message?: string }
  if (user?.id) {
    await endStaffSessions(user.id)
    await recordStaffEvent('staff.password_reset', { about: user.id })
  }
  return Response.json({ message, token: null, user: null })
}

const localeOf = ({ headers }: Request) => localeOfBrowser(headers.get('accept-language'))
const wordsFor = (locale: Locale) => createTranslator({ locale, messages: WORDS[locale] })

function refusal(request: Request, status: number, { code, params }: Issue) {
  const message = wordsFor(localeOf(request))(`issues.${code}` as never, params as never)
  return Response.json({ errors: [{ message }] }, { status })
}

function tooMany(request: Request, seconds: number, code: ReturnType<typeof waitCode> = 'throttle.wait') {
  const t = wordsFor(localeOf(request))
  const message = t(`issues.${code}`, { minutes: Math.ceil(seconds / 60) })
  return Response.json(
    { errors: [{ message }] },
    { status: 429, headers: { 'retry-after': String(seconds) } },
  )
}

/**
 * Reads credentials: the admin panel sends multipart with a
 * JSON part, other clients JSON. Anything else is empty.
 */
async function credentialsIn(request: Request) {
  const data = await bodyOf(request).catch(() => null)
  const posted: Record<string, unknown> = data && typeof data === 'object' ? { ...data } : {}
  const line = (value: unknown) =>
    typeof value === 'string' ? value.slice(0, 1000).replaceAll('\0', '') : ''
  return { email: line(posted.email), password: line(posted.password), code: line(posted.code) }
}

async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^multipart\//i.test(type)) return request.json()
  const form = await request.formData()
  const whole = form.get('_payload')
  return typeof whole === 'string' ? JSON.parse(whole) : Object.fromEntries(form)
}

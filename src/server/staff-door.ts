import 'server-only'
import { createTranslator } from 'next-intl'
import en from '@/messages/en.json'
import { clientAddress } from './client-address'
import { boot } from './data'
import { isPassword } from './password'
import { sql } from './sql'
import { forgive, throttle, type Caller, type Door } from './throttle'

const DOORS: Record<string, Door> = {
  'staff/login': 'staffSignIn',
  'staff/forgot-password': 'mailLink',
  'staff/reset-password': 'followLink',
}

/** Counts a try at one of Payload's own doors for staff before Payload hashes or mails anything. */
export async function throughStaffDoor(
  path: string,
  request: Request,
  go: (request: Request) => Promise<Response>,
): Promise<Response> {
  const door = DOORS[path]
  if (!door) return go(request)
  const { email, password } = await credentialsIn(request.clone())
  const caller: Caller = { address: clientAddress(request.headers), account: `staff ${email}` }
  const seconds = await throttle(door, caller)
  if (seconds > 0) return tooMany(seconds)
  if (door === 'staffSignIn' && !(await isKnown(email))) await isPassword(password, null)
  const answer = await go(request)
  if (door === 'staffSignIn' && answer.ok) await forgive(door, caller)
  return answer
}

function tooMany(seconds: number) {
  const t = createTranslator({ locale: 'en', messages: en, namespace: 'throttle' })
  const message = t('wait', { minutes: Math.ceil(seconds / 60) })
  return Response.json(
    { errors: [{ message }] },
    { status: 429, headers: { 'retry-after': String(seconds) } },
  )
}

async function isKnown(email: string) {
  const { db } = await boot()
  const { rows } = await db.drizzle.execute(sql`select 1 from staff where email = ${email}`)
  return rows.length > 0
}

/** The panel sends a form with the data as one JSON part, other clients JSON. Anything else names nobody. */
async function credentialsIn(request: Request) {
  const data = await bodyOf(request).catch(() => null)
  const posted: Record<string, unknown> = data && typeof data === 'object' ? { ...data } : {}
  const line = (value: unknown) => (typeof value === 'string' ? value.slice(0, 1000) : '')
  return { email: line(posted.email).trim().toLowerCase(), password: line(posted.password) }
}

async function bodyOf(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (!type.startsWith('multipart/form-data')) return request.json()
  const form = await request.formData()
  const whole = form.get('_payload')
  return typeof whole === 'string' ? JSON.parse(whole) : Object.fromEntries(form)
}

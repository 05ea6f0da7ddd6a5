import 'server-only'
import { issuesOf } from '@/domain/result'
import { openSession } from '@/server/auth/session/account-sessions'
import { waitMessage } from '@/server/auth/session/client-info'
import { clientAddress } from '@/server/http/addresses/client-address'
import { beginGoogle, finishGoogle, hasGoogle } from '@/server/auth/sign-up/google'
import { throttle } from '@/server/auth/throttle'
import { notFound } from '@/server/http/refusals'
import { isLocale, localePath } from '@/messages/locales'
import { afterSignIn, beginSession } from '@/server/auth/session/session-start'
import { saveFlow, saveNewcomer, takeFlow, type GoogleIntent } from './google-cookies'
import { findGoogleMember } from './match-google-account'
import { safeNext } from '@/server/auth/safe-next'

/** Redirects to Google and stores the state and the intent in a cookie. */
export async function redirectToGoogle(request: Request): Promise<Response> {
  if (!hasGoogle()) return notFound()
  const intent = intentOf(request)
  const refusal = await tooMany(request, intent)
  if (refusal) return refusal
  const begun = await beginGoogle(intent.locale)
  if (!begun.ok) return toLogin(intent, begun.issues[0]?.code)
  await saveFlow({ ...begun.value.flow, ...intent })
  return goTo(begun.value.url)
}

/** The callback: signs the member in, continues a sign-up, or shows what failed. */
export async function finishGoogleFlow(request: Request): Promise<Response> {
  if (!hasGoogle()) return notFound()
  const { search, searchParams } = new URL(request.url)
  const flow = await takeFlow()
  const hasDenied = searchParams.get('error') === 'access_denied'
  if (!flow) return hasDenied ? goTo('/') : toLogin(DEFAULT_INTENT, 'google.expired')
  const refusal = await tooMany(request, flow)
  if (refusal) return refusal
  if (searchParams.get('state') !== flow.state) return toLogin(flow, 'google.expired')
  const person = await finishGoogle(search, flow)
  if (!person.ok && hasDenied) return goTo(flow.from)
  if (!person.ok) return toLogin(flow, person.issues[0]?.code)
  const found = await findGoogleMember(person.value)
  if (!found.ok) return toLogin(flow, issuesOf(found)[0]?.code)
  if (found.value.kind === 'new') {
    const { type, next, from, locale } = flow
    await saveNewcomer({ person: person.value, intent: { type, next, from, locale } })
    return goTo(localePath(locale, '/register/complete'))
  }
  const session = await openSession(found.value.id, { agent: request.headers.get('user-agent') ?? '' })
  if (!session) return toLogin(flow, 'google.closed')
  await beginSession(session)
  return goTo(afterSignIn(session, flow.next))
}

const DEFAULT_INTENT: GoogleIntent = { type: 'buyer', next: '/', from: '/', locale: 'en' }

function intentOf(request: Request): GoogleIntent {
  const { searchParams } = new URL(request.url)
  const asked = searchParams.get('locale') ?? ''
  const locale = isLocale(asked) ? asked : 'en'
  const next = safeNext(searchParams.get('next'), locale)
  const type = searchParams.get('type') === 'seller' ? 'seller' : 'buyer'
  return { type, next, from: pageBefore(request.headers.get('referer')) ?? next, locale }
}

/** The referring page of ours, without the parameters of an earlier error. */
function pageBefore(referer: string | null): string | null {
  const site = new URL(process.env.SITE_URL ?? 'http://localhost')
  if (!referer || !URL.canParse(referer)) return null
  const page = new URL(referer)
  if (page.origin !== site.origin) return null
  for (const name of ['google', 'minutes']) page.searchParams.delete(name)
  return safeNext(page.pathname + page.search, 'en')
}

/** Back to the sign-in page, which shows the error (rule T8). */
function toLogin({ type, next, locale }: GoogleIntent, code = 'google.refused', minutes?: number): Response {
  const query = {
    as: type,
    next,
    google: code.replace('google.', ''),
    ...(minutes && { minutes: `${minutes}` }),
  }
  return goTo(loginErrorPath(locale, query))
}

const loginErrorPath = (locale: GoogleIntent['locale'], query: Record<string, string>) =>
  `${localePath(locale, '/login')}?${new URLSearchParams(query)}`

/** 429 for programs; people are refreshed to the page with the message. */
async function tooMany(request: Request, intent: GoogleIntent): Promise<Response | null> {
  const seconds = await throttle('google', { address: clientAddress(request.headers) })
  if (seconds === 0) return null
  const minutes = `${Math.ceil(seconds / 60)}`
  const path = loginErrorPath(intent.locale, { as: intent.type, next: intent.next, google: 'wait', minutes })
  return new Response(await waitMessage(intent.locale, seconds), {
    status: 429,
    headers: {
      'retry-after': String(seconds),
      refresh: `0; url=${path}`,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    },
  })
}

/** An absolute URL: headers are ASCII only, and the base keeps it on our site. */
const goTo = (to: string) => {
  const { href: location } = new URL(to, process.env.SITE_URL)
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}

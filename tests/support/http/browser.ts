import { AsyncLocalStorage } from 'node:async_hooks'
import type { FormState } from '@/domain/forms/form-state'
import { PEER_HEADER } from '@/server/http/addresses/client-address'
import { MEMBER_COOKIE, STAFF_COOKIE } from '@/server/auth/session/session-cookies'
import { rowsOf } from '~/tests/support/database/database'

type Jar = Map<string, string>
type Here = { jar: Jar; options: Map<string, object>; headers: Headers }

const here = new AsyncLocalStorage<Here>()

/** The request of the browser that submits an action right now. */
export const currentRequest = (): Here =>
  here.getStore() ?? { jar: new Map(), options: new Map(), headers: new Headers() }

let open = 0

/** The storage is off while nobody submits: under Node 20 every promise of the process is slower while one is on. */
async function inRequest<T>(request: Here, work: () => Promise<T>) {
  open += 1
  try {
    return await here.run(request, work)
  } finally {
    open -= 1
    if (open === 0) here.disable()
  }
}

type Action = (state: FormState, form: FormData) => Promise<FormState & { detail?: string }>
export type Answer = FormState & { detail?: string; goesTo?: string }

/** The cookie in which a token is kept: members and staff have one each. */
export function cookieOf(token: string): string {
  const body = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
  return body.includes('"collection":"staff"') ? STAFF_COOKIE : MEMBER_COOKIE
}

let last = 0

/** A browser of its own, at an address of its own, that keeps its cookies. */
export function openBrowser(
  token?: string,
  agent = 'Mozilla/5.0 (Windows NT 10.0) Chrome/130.0 Safari/537.36',
) {
  const address = `192.0.2.${(last += 1)}`
  const jar: Jar = new Map(token ? [[cookieOf(token), token]] : [])
  const headers = new Headers({ [PEER_HEADER]: address, 'user-agent': agent })
  const options = new Map<string, object>()
  const within = <T>(work: () => Promise<T>) => inRequest({ jar, options, headers }, work)
  return {
    address,
    jar,
    /** How a cookie was set: HttpOnly and the like. */
    optionsOf: (name: string) => options.get(name),
    within,
    token: () => jar.get(MEMBER_COOKIE) ?? jar.get(STAFF_COOKIE) ?? '',
    /** Sends a form. Where the action goes somewhere else, that is the answer. */
    submit: (action: Action, fields: Record<string, string> = {}): Promise<Answer> =>
      within(async () => {
        try {
          return await action({}, formOf(fields))
        } catch (error) {
          const digest = (error as { digest?: unknown }).digest
          if (typeof digest !== 'string' || !digest.startsWith('NEXT_REDIRECT')) throw error
          return { ok: true, goesTo: digest.split(';')[2] }
        }
      }),
  }
}

export type Browser = ReturnType<typeof openBrowser>

export function formOf(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ locale: 'en', ...fields })) form.append(name, value)
  return form
}

type MailRow = { template: string; params: string | null; locale: string; userId: string | null }

/** The mails that wait for an address, the newest last. */
export async function mailsTo(address: string) {
  const rows = await rowsOf<MailRow>(
    process.env.DATABASE_URL ?? '',
    'select template, params, locale, user_id as "userId" from emails where lower("to") = lower($1) order by created_at, id',
    [address],
  )
  return rows.map(({ params, ...mail }) => ({
    ...mail,
    params: JSON.parse(params ?? '{}') as Record<string, string>,
  }))
}

/** The token in the link of the newest mail to an address. */
export async function tokenMailedTo(address: string): Promise<string> {
  const path = (await mailsTo(address)).at(-1)?.params.path ?? ''
  return new URL(path, 'http://maru.test').searchParams.get('token') ?? ''
}

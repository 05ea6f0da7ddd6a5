import { isStorable } from '@/domain/values/text'
import { isOwnForm, isOwnPage } from './addresses/same-origin'
import { orUnavailable } from './unavailable'
import { readBody, type Body, type BodyRead } from './read-body'
import { badText, notFound, personal, withoutCaching } from './refusals'

/** What a route requires before its handler runs. */
type Rule<C, N extends string, B extends Body> = {
  /** Finds the caller; null is answered with 404. 'signed': the handler verifies a signature over the text. */
  who:
    'anyone' | 'signed' | ((request: Request, params: Record<string, string>) => C | null | Promise<C | null>)
  /** Which site may send it. 'own form' also admits clients that are not browsers. */
  from: 'anywhere' | 'own page' | 'own form'
  body: B
  /** Path parameters; segments of a catch-all are joined with slashes. */
  params?: readonly N[]
  /** The route ignores the query, so any query is accepted. */
  ignoresQuery?: true
}

type RouteInput<C, N extends string, B> = { params: Record<N, string>; caller: C } & (B extends {
  form: number
}
  ? { form: FormData }
  : B extends { json: number }
    ? { json: unknown }
    : B extends { text: number }
      ? { text: string }
      : object)

type Context<N extends string> = { params: Promise<Record<N, string | string[]>> }

const FROM = {
  anywhere: () => true,
  'own page': ({ headers }: Request) => isOwnPage(headers),
  'own form': isOwnForm,
}

/** Wraps every route handler of ours: checks origin, text, caller, type and size before reading the body. */
export function route<C = null, N extends string = never, B extends Body = 'none'>(
  rule: Rule<C, N, B>,
  handler: (request: Request, given: RouteInput<C, N, B>) => Response | Promise<Response>,
) {
  const { who, from, body, params: names = [], ignoresQuery } = rule
  const answer = async (request: Request, context?: Context<N>): Promise<Response> => {
    const found = await context?.params
    const params = Object.fromEntries(names.map((name) => [name, [found?.[name] ?? ''].flat().join('/')]))
    if (!FROM[from](request) || !isStorable(params)) return notFound()
    if (!ignoresQuery && !hasCleanQuery(request)) return badText()
    const caller = typeof who === 'function' ? await who(request, params) : null
    if (typeof who === 'function' && caller === null) return notFound()
    const read = await readBody(request, body)
    if (read instanceof Response) return read
    const given = await handler(request, asGiven<C, N, B>({ params, caller, ...read }))
    return typeof who === 'function' ? personal(given) : withoutCaching(given)
  }
  return (request: Request, context?: Context<N>) => orUnavailable(request, () => answer(request, context))
}

/** The only cast: after the checks the input has the type the rule promises. */
const asGiven = <C, N extends string, B>(given: { params: object; caller: C | null } & BodyRead) =>
  given as RouteInput<C, N, B>

const hasCleanQuery = ({ url }: Request) => isStorable([...new URL(url).searchParams].flat())

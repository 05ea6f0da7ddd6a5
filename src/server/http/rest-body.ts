import { isStorable } from '@/domain/text'
import { MAX_BODY } from '@/domain/request-size'
import { FORM, isCleanForm, JSON_TYPE, readUpTo } from './read-body'
import { badText, tooLarge, unreadable, wrongType } from './refusals'
import { checkQuery, isObject } from './rest-query'

/** Enough for an e-mail address, a password and a token. */
const MAX_OPEN = 16 * 1024
const MULTIPART = /^multipart\/form-data\s*(?:;|$)/i

/** The request with its body read to the end, as Payload takes it; or the refusal of what Payload would fail at. */
export async function withReadBody(request: Request, isOpen: boolean): Promise<Request | Response> {
  if (!request.body) return request
  if (lacksLength(request)) return tooLarge()
  const bytes = await readUpTo(request, isOpen ? MAX_OPEN : MAX_BODY).catch(() => undefined)
  if (bytes === null) return tooLarge()
  if (!bytes) return unreadable()
  const { url, method, headers } = request
  if (bytes.length === 0) return new Request(url, { method, headers })
  const type = headers.get('content-type') ?? ''
  const body = await checked(bytes, type, headers).catch(() => unreadable())
  return body instanceof Response ? body : new Request(url, { method, headers, body })
}

type Bytes = Buffer<ArrayBuffer>

async function checked(bytes: Bytes, type: string, headers: Headers): Promise<Response | BodyInit> {
  if (MULTIPART.test(type)) {
    const form = await new Response(bytes, { headers: { 'content-type': type } }).formData()
    const data = form.get('_payload')
    return isCleanForm(form) ? (judge(typeof data === 'string' ? data : '{}') ?? bytes) : badText()
  }
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  if (JSON_TYPE.test(type)) return judge(text) ?? bytes
  if (!FORM.test(type) || !asksLikeGet(headers)) return wrongType('JSON or a form')
  const query = new URLSearchParams(text)
  return checkQuery(query) ?? query.toString()
}

/** What is wrong with data that came as JSON; throws where it is none. */
function judge(text: string): Response | null {
  const data: unknown = JSON.parse(text)
  if (!isObject(data)) return unreadable()
  return isStorable(data) ? null : badText()
}

/** Payload's panel sends a query that is too long for an address as a form. */
export const asksLikeGet = (headers: Headers) =>
  ['x-payload-http-method-override', 'x-http-method-override'].some((name) => headers.get(name) === 'GET')

/** Next gives every DELETE a body; one that is not sent has neither of the two headers. */
function lacksLength({ headers, method }: Request) {
  const hasLength = headers.has('content-length')
  return !hasLength && (method !== 'DELETE' || headers.has('transfer-encoding'))
}

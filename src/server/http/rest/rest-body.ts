import { isStorable } from '@/domain/values/text'
import { MAX_BODY } from '@/domain/forms/request-size'
import { FORM, isCleanForm, JSON_TYPE, readUpTo } from '@/server/http/read-body'
import { badText, tooLarge, unreadable, wrongType } from '@/server/http/refusals'
import { checkQuery, isObject } from './rest-query'

/** Enough for an email address, a password and a token. */
const MAX_OPEN = 16 * 1024
const MULTIPART = /^multipart\/form-data\s*(?:;|$)/i

/** Reads the whole body and returns a request Payload can parse, or the refusal of input Payload would answer with 500. */
export async function withReadBody(request: Request, isOpen: boolean): Promise<Request | Response> {
  if (!request.body) return request
  if (lacksLength(request)) return tooLarge()
  const bytes = await readUpTo(request, isOpen ? MAX_OPEN : MAX_BODY).catch(() => undefined)
  if (bytes === null) return tooLarge()
  if (!bytes) return unreadable()
  const { url, method, headers } = request
  if (bytes.length === 0) return new Request(url, { method, headers })
  const body = await checked(bytes, request).catch(() => unreadable())
  return body instanceof Response ? body : new Request(url, { method, headers, body })
}

type Bytes = Buffer<ArrayBuffer>

async function checked(bytes: Bytes, request: Request): Promise<Response | BodyInit> {
  const type = request.headers.get('content-type') ?? ''
  if (MULTIPART.test(type)) {
    const form = await new Response(bytes, { headers: { 'content-type': type } }).formData()
    const data = form.get('_payload')
    return isCleanForm(form) ? (judge(typeof data === 'string' ? data : '{}') ?? bytes) : badText()
  }
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  if (JSON_TYPE.test(type)) return judge(text) ?? bytes
  if (!FORM.test(type) || !asksLikeGet(request)) return wrongType('JSON or a form')
  const query = new URLSearchParams(text)
  return checkQuery(query) ?? query.toString()
}

/** Refusal of JSON data, or null. Throws if it is not JSON. */
function judge(text: string): Response | null {
  const data: unknown = JSON.parse(text)
  if (!isObject(data)) return unreadable()
  return isStorable(data) ? null : badText()
}

/** The admin sends queries too long for a URL as a form. Payload reads the headers of a POST alone: a PATCH stays one. */
export const asksLikeGet = ({ method, headers }: Request) =>
  method === 'POST' &&
  ['x-payload-http-method-override', 'x-http-method-override'].some((name) => headers.get(name) === 'GET')

/** Next adds an empty body to every DELETE; such a request has neither of the two headers. */
function lacksLength({ headers, method }: Request) {
  const hasLength = headers.has('content-length')
  return !hasLength && (method !== 'DELETE' || headers.has('transfer-encoding'))
}

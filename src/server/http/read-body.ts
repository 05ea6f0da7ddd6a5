import { isStorable } from '@/domain/values/text'
import { badText, tooLarge, unreadable, wrongType } from './refusals'

/** Body type a route accepts, and its maximum size in bytes. 'unread': the handler reads an upload itself. */
export type Body = 'none' | 'unread' | { form: number } | { json: number } | { text: number }

export type BodyRead = { form?: FormData; json?: unknown; text?: string }

export const FORM = /^(?:multipart\/form-data|application\/x-www-form-urlencoded)\s*(?:;|$)/i
export const JSON_TYPE = /^application\/json\s*(?:;|$)/i

/** Parses the body, or returns the refusal. Checks content type and declared length before reading. */
export async function readBody(request: Request, rule: Body): Promise<BodyRead | Response> {
  if (rule === 'none' || rule === 'unread') return {}
  const type = request.headers.get('content-type') ?? ''
  if ('form' in rule && !FORM.test(type)) return wrongType('a form')
  if ('json' in rule && !JSON_TYPE.test(type)) return wrongType('JSON')
  const bytes = await readUpTo(request, Object.values(rule)[0] ?? 0).catch(() => undefined)
  if (bytes === null) return tooLarge()
  const read = bytes && (await parse(bytes, rule, type).catch(() => undefined))
  if (!read) return unreadable()
  return isCleanBody(read) ? read : badText()
}

/** Null if the body exceeds `most`, whatever Content-Length says; stops reading there. */
export async function readUpTo(request: Request, most: number): Promise<Buffer<ArrayBuffer> | null> {
  const declared = request.headers.get('content-length')
  if (declared !== null && !(Number(declared) <= most)) return null
  if (!request.body) return Buffer.alloc(0)
  const reader = request.body.getReader()
  const parts: Uint8Array[] = []
  for (let size = 0; ;) {
    const { done, value } = await reader.read()
    if (done) return Buffer.concat(parts)
    size += value.length
    // Do not cancel the stream: that closes the connection before the response. Node discards the rest.
    if (size > most) return null
    parts.push(value)
  }
}

async function parse(bytes: Buffer<ArrayBuffer>, rule: Body, type: string): Promise<BodyRead> {
  if (typeof rule === 'object' && 'form' in rule)
    return { form: await new Response(bytes, { headers: { 'content-type': type } }).formData() }
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  return typeof rule === 'object' && 'json' in rule ? { json: JSON.parse(text) as unknown } : { text }
}

/** Text is not checked here: the handler verifies its signature over the exact bytes. */
const isCleanBody = ({ form, json }: BodyRead) => isStorable(json) && (!form || isCleanForm(form))

export const isCleanForm = (form: FormData) =>
  isStorable([...form].flat().map((part) => (part instanceof File ? part.name : part)))

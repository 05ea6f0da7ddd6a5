import { LEAST_PACE, MAX_BODY, timeFor } from '@/domain/forms/request-size'

/** Milliseconds of silence between two parts of a body, and the pace of the whole. */
const PATIENCE = { silence: 15_000, pace: LEAST_PACE }
const MULTIPART = /^multipart\/form-data\s*(?:;|$)/i
const WHOLE_NUMBER = /^\d{1,15}$/

/** Declared length of a multipart body, or the status that refuses it. Reads nothing. */
export function declaredLength({
  headers,
}: Pick<Request, 'headers'>): { length: number } | { status: 411 | 413 | 415 } {
  if (!MULTIPART.test(headers.get('content-type') ?? '')) return { status: 415 }
  const declared = headers.get('content-length') ?? ''
  if (!WHOLE_NUMBER.test(declared)) return { status: 411 }
  return Number(declared) > MAX_BODY ? { status: 413 } : { length: Number(declared) }
}

/**
 * Reads a body of exactly the declared length; null if it is shorter, longer, broken off or too slow. Memory is
 * reserved by the system only as bytes arrive. The stream is not cancelled: that would close the connection before
 * the response.
 */
export async function readDeclared(request: Request, length: number, patience = PATIENCE) {
  const bytes = Buffer.alloc(length)
  const reader = request.body?.getReader()
  const begin = Date.now()
  for (let size = 0; ;) {
    const part = await within(
      Math.min(patience.silence, begin + timeFor(size, patience.pace) - Date.now()),
      reader?.read(),
    )
    if (!part) return null
    if (part.done) return size === length ? bytes : null
    if (size + part.value.length > length) return null
    bytes.set(part.value, size)
    size += part.value.length
  }
}

/** The value if it comes in time; null if not, or if the connection broke. */
async function within<T>(milliseconds: number, work: Promise<T> | undefined): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), milliseconds)
  })
  try {
    return (await Promise.race([work?.catch(() => null), late])) ?? null
  } finally {
    clearTimeout(timer)
  }
}

/** The form and the one file in its field `file`; null for none, an empty one, or several. Throws if it is no form. */
export async function parseUpload(bytes: Buffer<ArrayBuffer>, { headers }: Pick<Request, 'headers'>) {
  const type = headers.get('content-type') ?? ''
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData()
  const [file, ...more] = form.getAll('file')
  const isOne = file && typeof file !== 'string' && file.size > 0 && more.length === 0
  return { form, file: isOne ? file : null }
}

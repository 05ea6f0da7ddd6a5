import { checkImage } from '@/domain/forms/upload'

/** A picture on its way to the server. `canRetry`: sending it again may help. */
export type PictureUpload = {
  key: string
  file: File
  /** Address of the file in this browser. */
  preview: string
  percent: number
  state: 'sending' | 'failed'
  message?: string
  canRetry?: boolean
}
/** A picture the server has stored. */
export type UploadResult = { id: string; src: string; name: string }
export type UploadFailure = { message?: string; canRetry: boolean }

/** What the server would refuse, by type and size, before anything is sent (rule C12). */
export async function refusalOf(file: File): Promise<'tooLarge' | 'imageType' | null> {
  const bytes = await file
    .slice(0, 16)
    .arrayBuffer()
    .catch(() => new ArrayBuffer(0))
  const checked = checkImage({ bytes: new Uint8Array(bytes), size: file.size })
  if (checked.ok) return null
  return checked.issues[0]?.code === 'upload.tooLarge' ? 'tooLarge' : 'imageType'
}

type Answer = { id?: unknown; urls?: unknown; name?: unknown; message?: unknown }

function parsed(text: string): Answer {
  try {
    return Object(JSON.parse(text)) as Answer
  } catch {
    return {}
  }
}

/** The stored picture in an answer of the server; null if it is none. */
export function uploadedIn(text: string): UploadResult | null {
  const { id, urls, name } = parsed(text)
  const src: unknown = Object(urls)[400]
  return typeof id === 'string' && typeof src === 'string' ? { id, src, name: String(name ?? '') } : null
}

/** Refused for good, unless the server was busy, asked to wait or was not reached. */
export function failureIn(status: number, text: string): UploadFailure {
  const { message } = parsed(text)
  const canRetry = status === 0 || status === 408 || status === 429 || status >= 500 || status === 400
  return { message: typeof message === 'string' ? message : undefined, canRetry }
}

const MOST_SECONDS = 10

/** Milliseconds after which the server takes the upload again; 0 if that is too long to wait unasked. */
export function patience(status: number, retryAfter: string | null): number {
  const seconds = Number(retryAfter ?? Number.NaN)
  const isShort = (status === 503 || status === 429) && seconds > 0 && seconds <= MOST_SECONDS
  return isShort ? seconds * 1_000 : 0
}

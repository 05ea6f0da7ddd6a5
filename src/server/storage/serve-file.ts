import type { CollectionConfig, CollectionSlug, TypeWithID, UploadConfig } from 'payload'
import { notFoundText, retryLater } from '@/server/http/refusals'

export type FileHandler = NonNullable<UploadConfig['handlers']>[number]
/** A stored upload row. */
export type StoredFile = TypeWithID & {
  filename?: string | null
  mimeType?: string | null
  prefix?: string | null
  sizes?: Record<string, { filename?: string | null; mimeType?: string | null }>
}

/** Serves a file after Payload has checked access. A file without a row is 404. */
export function serveFile({ slug, upload }: CollectionConfig, send: FileHandler): FileHandler {
  const { imageSizes = [] } = typeof upload === 'object' ? upload : {}
  const fields = ['filename', ...imageSizes.map(({ name }) => `sizes.${name}.filename`)]
  return async (req, args) => {
    const { filename, clientUploadContext } = args.params
    if (clientUploadContext) return notFoundText()
    const where = { or: fields.map((field) => ({ [field]: { equals: filename } })) }
    // Payload loads the row only if access depends on it.
    const judged: TypeWithID | null | undefined = args.doc
    const doc = judged ?? (await req.payload.db.findOne({ collection: slug as CollectionSlug, req, where }))
    if (!doc) return notFoundText()
    return whole(req.method, await send(req, { ...args, doc, headers: args.headers ?? new Headers() }))
  }
}

/** A failing store becomes 503 with Retry-After; HEAD gets no body. */
async function whole(method: string | undefined, answer: Response | void): Promise<Response> {
  if (!answer || answer.status === 404) return notFoundText()
  if (answer.status === 416) answer.headers.set('cache-control', 'no-store')
  if (answer.status >= 500) return retryLater('Try again soon.')
  if (method !== 'HEAD') return answer
  await answer.body?.cancel()
  return new Response(null, answer)
}

import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { UploadConfig } from 'payload'
import { getRangeRequestInfo } from 'payload/internal'
import type { FileHandler, StoredFile } from './serve-file'

/** Serves a file from its collection's folder with ranges and ETag, like the S3 plugin. */
export function serveFromDisk({ staticDir = '', modifyResponseHeaders }: Partial<UploadConfig>): FileHandler {
  return async (req, { doc, params: { filename } }) => {
    const type = typeOf(doc, filename)
    const path = join(staticDir, filename)
    const found = type && (await stat(path).catch(() => null))
    if (!found) return new Response(null, { status: 404 })
    const etag = `"${found.size.toString(16)}-${found.mtimeMs.toString(16)}"`
    const range = getRangeRequestInfo({ fileSize: found.size, rangeHeader: req.headers.get('range') })
    const given = new Headers({ ...range.headers, etag, 'content-type': type })
    const headers = modifyResponseHeaders?.({ headers: given }) ?? given
    if (range.type === 'invalid') return new Response(null, { status: range.status, headers })
    if (req.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers })
    if (req.method === 'HEAD') return new Response(null, { status: range.status, headers })
    const part = range.type === 'partial' ? { start: range.rangeStart, end: range.rangeEnd } : {}
    const stream = Readable.toWeb(createReadStream(path, part)) as ReadableStream
    return new Response(stream, { status: range.status, headers })
  }
}

/** MIME type of the row's file of that name; null if the row has no such file. */
function typeOf(doc: StoredFile, filename: string): string | null {
  const file = [doc, ...Object.values(doc.sizes ?? {})].find((each) => each.filename === filename)
  return file?.mimeType ?? null
}

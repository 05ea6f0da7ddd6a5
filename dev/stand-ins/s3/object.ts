import type { IncomingMessage, ServerResponse } from 'node:http'

export type StoredObject = { body: Buffer; type: string; etag: string; modified: Date }
type Part = { start: number; end: number }

/** An object as S3 answers GET and HEAD: with its length, ETag and date, in ranges, and only if it is still wanted. */
export function sendObject(req: IncomingMessage, res: ServerResponse, object: StoredObject) {
  const { body, type, etag, modified } = object
  const facts = { ETag: etag, 'Last-Modified': modified.toUTCString(), 'Accept-Ranges': 'bytes' }
  const condition = conditionOf(req, object)
  if (condition) return void res.writeHead(condition, facts).end()
  const part = partOf(req.headers.range, body.length)
  if (part === null) return refuseRange(req, res, body.length)
  const { start, end } = part ?? { start: 0, end: body.length - 1 }
  const bytes = body.subarray(start, end + 1)
  res.writeHead(part ? 206 : 200, {
    ...facts,
    'Content-Type': type,
    'Content-Length': bytes.length,
    ...(part && { 'Content-Range': `bytes ${start}-${end}/${body.length}` }),
  })
  res.end(req.method === 'HEAD' ? undefined : bytes)
}

/** 412 where another version was wanted, 304 where the asker has this one. */
function conditionOf({ headers }: IncomingMessage, { etag, modified }: StoredObject): 304 | 412 | null {
  const names = (list: string) => list === '*' || list.split(',').some((each) => each.trim() === etag)
  const since = Math.floor(modified.getTime() / 1000) * 1000
  const { 'if-match': match, 'if-none-match': noneMatch } = headers
  const unmodified = Date.parse(headers['if-unmodified-since'] ?? '')
  if (match === undefined ? since > unmodified : !names(match)) return 412
  if (noneMatch !== undefined) return names(noneMatch) ? 304 : null
  return since <= Date.parse(headers['if-modified-since'] ?? '') ? 304 : null
}

/** The bytes asked for; null where there are none, undefined where all are. S3 ignores what it cannot read. */
function partOf(range: string | undefined, size: number): Part | null | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (from !== '' && to !== '' && Number(to) < start) return undefined
  return start < size && start <= end ? { start, end } : null
}

function refuseRange(req: IncomingMessage, res: ServerResponse, size: number) {
  const text = '<?xml version="1.0" encoding="UTF-8"?><Error><Code>InvalidRange</Code></Error>'
  res.writeHead(416, {
    'Content-Type': 'application/xml',
    'Content-Range': `bytes */${size}`,
    'Content-Length': text.length,
  })
  res.end(req.method === 'HEAD' ? undefined : text)
}

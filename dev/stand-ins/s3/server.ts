import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { answer } from '~/dev/stand-ins/http'
import { refuseInProduction, serve, type Listening } from '~/dev/stand-ins/serve'
import { sendObject, type StoredObject } from './object'
import { faultOf, type Keys } from './signature'

type Settings = Keys & { bucket: string; port?: number }
type Code = string | null
/** What a test makes of a request: an error code to answer with, or a wait; null lets it through. */
export type Policy = (method: string, key: string) => Code | Promise<Code>

const STATUS: Record<string, number> = {
  NoSuchBucket: 404,
  NoSuchKey: 404,
  NotImplemented: 501,
  SlowDown: 503,
}

export type S3 = Listening & {
  keys: () => string[]
  read: (key: string) => Buffer | undefined
  write: (key: string, body: Buffer, type: string) => void
  obey: (policy: Policy) => void
}

/** Stands in for Amazon S3: one bucket in memory, and of its language what we speak: put, get, head, delete, signed. */
export async function startS3({ bucket, port = 0, ...keys }: Settings): Promise<S3> {
  refuseInProduction()
  const objects = new Map<string, StoredObject>()
  let policy: Policy = () => null
  const handle = async (req: IncomingMessage, res: ServerResponse) => {
    const body = await readBytes(req)
    const [, name = '', path = ''] =
      /^\/([^/]+)\/?(.*)$/.exec(new URL(req.url ?? '', 'http://s3').pathname) ?? []
    const key = decodeURIComponent(path)
    const fault = faultOf(req, body, keys) ?? (name === bucket ? null : 'NoSuchBucket')
    const refused = fault ?? (await policy(req.method ?? '', key))
    return refused ? refuse(req, res, refused) : reply(req, res, key, body)
  }
  const write = (key: string, body: Buffer, type: string) => {
    const etag = `"${createHash('md5').update(body).digest('hex')}"`
    objects.set(key, { body, type, etag, modified: new Date() })
    return etag
  }
  const reply = (req: IncomingMessage, res: ServerResponse, key: string, body: Buffer) => {
    const found = objects.get(key)
    if (req.method === 'HEAD' && key === '') return answer(res, 200, 'application/xml', '')
    if (req.method === 'PUT' && key) {
      const etag = write(key, body, req.headers['content-type'] ?? 'binary/octet-stream')
      return void res.writeHead(200, { ETag: etag, 'Content-Length': 0 }).end()
    }
    if (req.method === 'DELETE' && key) {
      objects.delete(key)
      return void res.writeHead(204).end()
    }
    if (req.method !== 'GET' && req.method !== 'HEAD') return refuse(req, res, 'NotImplemented')
    return found ? sendObject(req, res, found) : refuse(req, res, 'NoSuchKey')
  }
  const listening = await serve(handle, port, 'the stand-in for S3')
  return {
    ...listening,
    keys: () => [...objects.keys()],
    read: (key) => objects.get(key)?.body,
    write,
    obey: (next) => void (policy = next),
  }
}

function refuse(req: IncomingMessage, res: ServerResponse, code: string) {
  const text = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`
  answer(res, STATUS[code] ?? 403, 'application/xml', req.method === 'HEAD' ? '' : text)
}

async function readBytes(req: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of req) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

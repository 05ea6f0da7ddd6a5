import type { IncomingMessage, ServerResponse } from 'node:http'
import { answer } from '~/dev/stand-ins/http'
import { refuseInProduction, serve, type Listening } from '~/dev/stand-ins/serve'
import { faultOf, type Keys } from './signature'

type Stored = { body: Buffer; type: string }
type Settings = Keys & { bucket: string; port?: number }

const STATUS: Record<string, number> = { NoSuchBucket: 404, NoSuchKey: 404, NotImplemented: 501 }

/** Stands in for Amazon S3: one bucket in memory, and of its language what we speak: put, get, head, delete, signed. */
export async function startS3({
  bucket,
  port = 0,
  ...keys
}: Settings): Promise<Listening & { keys: () => string[] }> {
  refuseInProduction()
  const objects = new Map<string, Stored>()
  const handle = async (req: IncomingMessage, res: ServerResponse) => {
    const body = await readBytes(req)
    const [, name = '', key = ''] =
      /^\/([^/]+)\/?(.*)$/.exec(new URL(req.url ?? '', 'http://s3').pathname) ?? []
    const fault = faultOf(req, body, keys) ?? (name === bucket ? null : 'NoSuchBucket')
    if (fault) return refuse(req, res, fault)
    return reply(req, res, decodeURIComponent(key), body)
  }
  const reply = (req: IncomingMessage, res: ServerResponse, key: string, body: Buffer) => {
    const found = objects.get(key)
    if (req.method === 'HEAD' && key === '') return answer(res, 200, 'application/xml', '')
    if (req.method === 'PUT' && key) {
      objects.set(key, { body, type: req.headers['content-type'] ?? 'binary/octet-stream' })
      return answer(res, 200, 'application/xml', '')
    }
    if (req.method === 'DELETE' && key) {
      objects.delete(key)
      return void res.writeHead(204).end()
    }
    if (req.method !== 'GET' && req.method !== 'HEAD') return refuse(req, res, 'NotImplemented')
    if (!found) return refuse(req, res, 'NoSuchKey')
    return answer(res, 200, found.type, req.method === 'HEAD' ? '' : found.body)
  }
  const listening = await serve(handle, port, 'the stand-in for S3')
  return { ...listening, keys: () => [...objects.keys()] }
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

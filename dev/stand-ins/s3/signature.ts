import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export type Keys = { accessKeyId: string; secretAccessKey: string }

const sha256 = (text: string | Uint8Array) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8}\/[\w-]+\/s3\/aws4_request), ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})$/

/** Amazon's own answer to a request that is not signed with our keys (Signature Version 4); null where it is. */
export function faultOf(req: IncomingMessage, body: Uint8Array, keys: Keys): string | null {
  const [, keyId, scope = '', signed = '', signature = ''] =
    AUTHORIZATION.exec(req.headers.authorization ?? '') ?? []
  if (keyId === undefined) return 'AccessDenied'
  if (keyId !== keys.accessKeyId) return 'InvalidAccessKeyId'
  const claimed = String(req.headers['x-amz-content-sha256'])
  if (claimed !== 'UNSIGNED-PAYLOAD' && claimed !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  const text = [
    'AWS4-HMAC-SHA256',
    String(req.headers['x-amz-date']),
    scope,
    sha256(canonical(req, signed, claimed)),
  ].join('\n')
  const key = scope
    .split('/')
    .reduce((key: string | Buffer, part) => hmac(key, part), `AWS4${keys.secretAccessKey}`)
  return timingSafeEqual(hmac(key, text), Buffer.from(signature, 'hex')) ? null : 'SignatureDoesNotMatch'
}

function canonical({ method = '', url = '', headers }: IncomingMessage, signed: string, hash: string) {
  const [path = '', query = ''] = url.split('?')
  const parts = query.split('&').filter(Boolean).toSorted()
  const asked = parts.map((part) => (part.includes('=') ? part : `${part}=`)).join('&')
  const said = signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`)
  return [method, path, asked, said.join(''), signed, hash].join('\n')
}

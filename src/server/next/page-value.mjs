import { createHmac, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'

const MAC = 32
const LENGTH = 4
/** Packed; pages of the demo have 16 to 55 kB. */
const MOST = 4 * 1024 * 1024
const MOST_UNPACKED = 32 * 1024 * 1024

const pack = promisify(gzip)
const unpack = promisify(gunzip)

/**
 * A page as bytes that name their key and are signed: what somebody else wrote, or moved from another key, does not open. Null if it is too large.
 * @param {{ name: string, secret: string }} sealing
 */
export async function sealPage({ name, secret }, page, facts) {
  const { html, rscData, segmentData, headers, status } = page
  const segments = [...(segmentData ?? [])]
  const parts = [Buffer.from(html), rscData ?? Buffer.alloc(0), ...segments.map(([, data]) => data)]
  const head = Buffer.from(
    JSON.stringify({
      ...facts,
      headers,
      status,
      hasData: Boolean(rscData),
      segments: segmentData && segments.map(([path]) => path),
      sizes: parts.map((part) => part.length),
    }),
  )
  const length = Buffer.alloc(LENGTH)
  length.writeUInt32BE(head.length)
  const packed = await pack(Buffer.concat([length, head, ...parts]), { level: 1 })
  return packed.length > MOST ? null : Buffer.concat([signatureOf(name, secret, packed), packed])
}

/**
 * What was sealed under this name, or null.
 * @param {{ name: string, secret: string }} sealing
 * @returns {Promise<{ page: object, facts: Record<string, any> } | null>}
 */
export async function openPage({ name, secret }, bytes) {
  if (!Buffer.isBuffer(bytes) || bytes.length <= MAC) return null
  const packed = bytes.subarray(MAC)
  if (!timingSafeEqual(bytes.subarray(0, MAC), signatureOf(name, secret, packed))) return null
  const all = await unpack(packed, { maxOutputLength: MOST_UNPACKED })
  const end = LENGTH + all.readUInt32BE(0)
  const { headers, status, hasData, segments, sizes, ...facts } = JSON.parse(all.subarray(LENGTH, end))
  const [html, data, ...others] = cut(all.subarray(end), sizes)
  const page = {
    kind: 'APP_PAGE',
    html: html.toString(),
    rscData: hasData ? data : undefined,
    postponed: undefined,
    headers,
    status,
    segmentData: segments && new Map(segments.map((path, at) => [path, others[at]])),
  }
  return { page, facts }
}

function cut(bytes, sizes) {
  let at = 0
  return sizes.map((size) => bytes.subarray(at, (at += size)))
}

const signatureOf = (name, secret, bytes) =>
  createHmac('sha256', secret).update(`page ${name}\n`).update(bytes).digest()

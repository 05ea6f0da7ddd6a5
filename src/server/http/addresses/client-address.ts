import { isIPv4, isIPv6 } from 'node:net'

/** Header with the socket's peer address. `on-request.ts` overwrites whatever the client sent under this name. */
export const PEER_HEADER = 'x-maru-peer'

/** The client's address. X-Forwarded-For can be forged, so only the entries of TRUST_PROXY proxies count; none by default. */
export function clientAddress(headers: Headers, proxies = Number(process.env.TRUST_PROXY ?? 0)): string {
  const hops = (headers.get('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim())
  const address = proxies > 0 ? hops.at(-proxies) : headers.get(PEER_HEADER)
  return bucketOf(address ?? '')
}

/** Groups IPv6 addresses by /64 network: one customer can use any address in it. */
function bucketOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIPv4(plain)) return plain
  if (!isIPv6(plain)) return 'unknown'
  const [head = '', tail = ''] = plain.toLowerCase().split('%')[0]?.split('::') ?? []
  const front = head.split(':').filter(Boolean)
  const back = tail.split(':').filter(Boolean)
  const zeros = plain.includes('::') ? Array(Math.max(0, 8 - front.length - back.length)).fill('0') : []
  return [...front, ...zeros, ...back].slice(0, 4).join(':').concat('::')
}

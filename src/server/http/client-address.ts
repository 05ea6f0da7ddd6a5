import { isIPv4, isIPv6 } from 'node:net'

/** The other end of the socket, written into every request by `note-peer.ts` over whatever was sent under this name. */
export const PEER_HEADER = 'x-maru-peer'

/**
 * Who is calling, as far as it can be known. Anyone may send X-Forwarded-For, so it counts only as far as our own proxies
 * wrote it: TRUST_PROXY says how many stand in front of us, none unless said.
 */
export function clientAddress(headers: Headers, proxies = Number(process.env.TRUST_PROXY ?? 0)): string {
  const hops = (headers.get('x-forwarded-for') ?? '').split(',').map((hop) => hop.trim())
  const told = proxies > 0 ? hops.at(-proxies) : headers.get(PEER_HEADER)
  return bucketOf(told ?? '')
}

/** One household or office counts as one: an IPv6 customer has a network of 64 bits to choose addresses from. */
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

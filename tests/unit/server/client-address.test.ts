import { expect, test } from 'vitest'
import { clientAddress, PEER_HEADER } from '@/server/http/addresses/client-address'

const asked = (peer: string, forwarded?: string, proxies = 0) =>
  clientAddress(
    new Headers({ [PEER_HEADER]: peer, ...(forwarded ? { 'x-forwarded-for': forwarded } : {}) }),
    proxies,
  )

test.each([
  ['the other end of the socket', asked('203.0.113.7'), '203.0.113.7'],
  ['the socket, whatever a client says of itself', asked('203.0.113.7', '198.51.100.1'), '203.0.113.7'],
  ['what the one proxy saw', asked('10.0.0.2', '203.0.113.7', 1), '203.0.113.7'],
  ['not what was made up before the proxy', asked('10.0.0.2', '198.51.100.1, 203.0.113.7', 1), '203.0.113.7'],
  ['what the outer of two proxies saw', asked('10.0.0.2', 'x, 203.0.113.7, 10.0.0.9', 2), '203.0.113.7'],
  ['nobody where fewer proxies wrote than there should be', asked('10.0.0.2', '203.0.113.7', 2), 'unknown'],
  ['an old address in new dress', asked('::ffff:203.0.113.7'), '203.0.113.7'],
  ['the network of a long address', asked('2001:db8:1:2:3:4:5:6'), '2001:db8:1:2::'],
  ['the network of a shortened address', asked('2001:db8::6'), '2001:db8:0:0::'],
  ['the machine itself', asked('::1'), '0:0:0:0::'],
  ['nobody for words', asked('not an address'), 'unknown'],
  ['nobody for nothing', asked(''), 'unknown'],
])('a caller is %s', (_, found, expected) => {
  expect(found).toBe(expected)
})

test('neighbours in one network count as one', () => {
  expect(asked('2001:db8:1:2::5')).toBe(asked('2001:db8:1:2:ffff::1'))
})

import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { beforeEach, expect, test, vi } from 'vitest'
import { HASHES_HEADER, hashesIn, withoutNonces } from '@/server/next/script-hashes.mjs'
import { sendPolicy } from '@/server/next/send-policy'

beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'production')
})

function answer(url: string, set: Record<string, string> = {}) {
  const request = new IncomingMessage(new Socket())
  request.url = url
  request.headers['content-security-policy'] = "script-src 'nonce-forged'"
  const response = new ServerResponse(request)
  sendPolicy(request, response)
  for (const [name, value] of Object.entries(set)) response.setHeader(name, value)
  response.writeHead(200)
  const scripts = /script-src ([^;]*)/.exec(String(response.getHeader('content-security-policy')))?.[1]
  return { request, response, scripts }
}

test('a page that is rendered for its reader runs the scripts with the nonce of this one answer', () => {
  const [one, other] = [answer('/cart'), answer('/cart')]
  expect(one.scripts).toMatch(/^'self' 'nonce-[\w+/]{22}=='$/)
  expect(one.request.headers['content-security-policy']).toBe(`script-src ${one.scripts?.slice(7)}`)
  expect(one.scripts).not.toBe(other.scripts)
})

test('a cached page runs the scripts it was kept with', () => {
  const { response, scripts } = answer('/', { [HASHES_HEADER]: "'sha256-x'" })
  expect(scripts).toBe("'self' 'sha256-x'")
  expect(response.hasHeader(HASHES_HEADER)).toBe(false)
})

test('a stricter policy of a route stays', () => {
  const strict = { 'content-security-policy': "default-src 'none'" }
  expect(answer('/img/x', strict).response.getHeader('content-security-policy')).toBe("default-src 'none'")
})

test('only the panel refuses every frame, and not around previews of pages', () => {
  const framed = (url: string) => answer(url).response.getHeader('x-frame-options')
  const paths = [
    '/admin',
    '/admin/audit?x=1',
    '/admin/previews',
    '/administration',
    '/admin/preview/fr/terms',
  ]
  expect(paths.map(framed)).toEqual(['DENY', 'DENY', 'DENY', undefined, undefined])
})

test('the hashes of a page are those of its inline scripts, each once, without nonces and data', () => {
  const html = withoutNonces(
    `<script nonce="abc+/=">let a</script><script src="/x.js" async="" nonce="abc"></script>
     <script>let a</script><script id="b">"<b>"</script><script type="application/ld+json">{}</script>`,
  )
  expect(html).not.toContain('nonce')
  expect(hashesIn(html)).toBe(
    "'sha256-IfEXP/8HLuXoAiy0hZVrCAcjcLsZqYFpLOHDGj8enqE=' 'sha256-AU6mDmleWKzYsb6+HeD+6fHcegyr7jMU+mp/XG+u3kg='",
  )
})

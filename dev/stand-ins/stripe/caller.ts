import type { IncomingMessage, ServerResponse } from 'node:http'
import { unauthorized } from './errors'

/** The secret key, as Bearer or as the user of Basic: Stripe takes both. */
export function authenticate(secretKey: string, req: IncomingMessage): void {
  const [, scheme = '', value = ''] = /^(\w+) (.+)$/.exec(header(req, 'authorization') ?? '') ?? []
  const basic = scheme.toLowerCase() === 'basic'
  const key = basic ? (Buffer.from(value, 'base64').toString().split(':')[0] ?? '') : value
  if (key !== secretKey) throw unauthorized(key)
}

export function header(req: IncomingMessage, name: string): string | undefined {
  return [req.headers[name]].flat()[0]
}

/** The work is done but no answer comes, until the caller gives up. */
export function hang(res: ServerResponse, ms = 120_000): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => res.destroy(), ms)
    res.on('close', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

import { readdirSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import type { World } from '~/tests/support/open-world'
import type { Role } from '~/tests/support/roles'
import { cookieOf } from './browser'
import { openRoutes } from './open-route'
import { POST as picture } from '@/app/api/uploads/picture/route'
import { POST as document } from '@/app/api/uploads/document/route'

export const BOUNDARY = 'maru-upload'
export type Sent = { bytes: Buffer; name?: string; type?: string; fields?: Record<string, string> }
type How = { headers?: Record<string, string | undefined>; query?: string; token?: string }

/** A form as a browser's XHR sends it. */
export function multipart({ bytes, name = 'tile.png', type = 'image/png', fields = {} }: Sent): Buffer {
  const parts = Object.entries(fields).map(
    ([key, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${key}"\r\n\r\n${value}\r\n`,
  )
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`
  return Buffer.concat([Buffer.from(parts.join('') + head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)])
}

/** The two upload routes on a socket, and what they keep. */
export async function openUploads(world: () => World) {
  const { port, close } = await openRoutes({
    '/api/uploads/picture': picture,
    '/api/uploads/document': document,
  })
  const headersFor = (
    role: Role,
    { headers, token = role === 'visitor' ? '' : world().tokens[role] }: How,
  ) => ({
    'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    'sec-fetch-site': 'same-origin',
    ...(token && { cookie: `${cookieOf(token)}=${token}` }),
    ...headers,
  })

  /** Sends bytes with exactly these headers; without a length they go in chunks. */
  const post = (role: Role, kind: 'picture' | 'document', body: Buffer, how: How = {}) =>
    new Promise<{ status: number; headers: Record<string, unknown>; json: Record<string, unknown> }>(
      (resolve, reject) => {
        const given = { 'content-length': String(body.length), ...headersFor(role, how) }
        const headers = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
        const path = `/api/uploads/${kind}${how.query ?? ''}`
        const sending = request({ port, method: 'POST', path, headers }, (answer) => {
          const parts: Buffer[] = []
          answer.on('data', (part: Buffer) => parts.push(part))
          answer.on('error', reject)
          answer.on('end', () => {
            const text = Buffer.concat(parts).toString()
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              json: JSON.parse(text || '{}'),
            })
          })
        })
        sending.on('error', reject)
        sending.end(body)
      },
    )

  /** Opens a request and sends only what is given; the socket stays open. */
  const begin = (role: Role, kind: 'picture' | 'document', length: number, first: Buffer) => {
    const socket = connect(port, '127.0.0.1')
    const headers = { host: 'maru.test', 'content-length': length, ...headersFor(role, {}) }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
    socket.write(`POST /api/uploads/${kind} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
    socket.write(first)
    const answered = new Promise<string>((resolve) => {
      let text = ''
      socket.on('data', (part) => {
        text += String(part)
        if (text.includes('"}')) resolve(text)
      })
      socket.on('error', () => resolve(text))
      socket.on('close', () => resolve(text))
    })
    return { socket, answered }
  }

  /** Rows and files of uploads, to compare before and after. */
  const kept = async () => {
    const { payload } = world()
    const files = (folder: string) => readdirSync(join(process.env.MARU_DATA ?? '', folder)).length
    return {
      media: (await payload.count({ collection: 'media' })).totalDocs,
      documents: (await payload.count({ collection: 'documents' })).totalDocs,
      files: [files('media'), files('documents')],
    }
  }
  return { post, begin, kept, close }
}

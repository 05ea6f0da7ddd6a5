import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Server } from 'node:net'
import { answer } from './http'

export type Listening = { port: number; url: string; close: () => Promise<void> }
export type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void>

/** A failure a person can act on: shown as its one sentence, never with a stack. */
export class PlainError extends Error {}

/** Stand-ins answer for Stripe, Google and the mail server; in production that would be a hole, so they do not start. */
export function refuseInProduction(env: NodeJS.ProcessEnv = process.env): void {
  if (env.NODE_ENV !== 'production' || env.MARU_DEMO === '1') return
  throw new PlainError('The stand-ins for Stripe, Google and mail do not run in production.')
}

/** Listens on this machine only. Port 0 takes any free port. */
export function listen(server: Server, port: number, name: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE'
      reject(taken ? new PlainError(`Port ${port}, needed for ${name}, is already in use.`) : error)
    })
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

/** Serves one handler. A surprise is logged once and answered with 500, so the stand-in outlives it. */
export async function serve(handler: Handler, port: number, name: string): Promise<Listening> {
  const server = createServer((req, res) => {
    handler(req, res).catch((error: unknown) => {
      console.error(`${name}:`, error)
      if (res.headersSent) res.destroy()
      else answer(res, 500, 'text/plain; charset=utf-8', 'Unexpected error.')
    })
  })
  const actual = await listen(server, port, name)
  return { port: actual, url: `http://127.0.0.1:${actual}`, close: () => shut(server) }
}

function shut(server: ReturnType<typeof createServer>): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}

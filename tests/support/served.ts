import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answers } from '@/server/answer-status'
import { onRequestError } from '~/src/instrumentation'

const CONTEXT = {
  routerKind: 'App Router',
  routePath: '/',
  routeType: 'route',
  revalidateReason: undefined,
} as const

/** What a client gets of a route handler, as Next serves it: an error is told to `onRequestError`, and ends in an empty 500 unless that answered. */
export async function served(work: () => Promise<Response>, headers: Record<string, string> = {}) {
  process.env.NEXT_RUNTIME = 'nodejs'
  const server = createServer((incoming, outgoing) =>
    answers.run(outgoing, async () => {
      try {
        const answer = await work()
        outgoing.writeHead(answer.status, [...answer.headers].flat())
        outgoing.end(Buffer.from(await answer.arrayBuffer()))
      } catch (error) {
        const { url: path = '/', method = 'GET', headers: sent } = incoming
        await onRequestError(error, { path, method, headers: sent }, CONTEXT)
        if (!outgoing.headersSent) outgoing.writeHead(500).end()
      }
    }),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  try {
    return await fetch(`http://127.0.0.1:${port}/`, { headers, redirect: 'manual' })
  } finally {
    server.close()
  }
}

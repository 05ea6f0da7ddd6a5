import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { subscribe } from '@/server/db/bus'
import { checkBoot } from '@/server/settings/boot-check'
import { boot } from '@/server/db/transaction'
import { livePort, LIVE_HOST } from '@/server/settings/live-address'
import { redactConsole } from '@/server/records/log/redact-console'
import { endWatching, watch, watching } from '@/server/records/watch/watching'
import { Clearings } from './clearings'
import { endExpired } from './end-expired'
import { liveEventOf } from './live-event'
import { RecentEvents } from './recent-events'
import { serveLive } from './serve'
import { Streams } from './streams'

const CHECK_MS = 60_000

/** Keeps the streams of open pages, apart from the web servers (docs/decisions/039). On a signal it ends them and itself. */
async function live() {
  redactConsole()
  await checkBoot()
  await watch('live')
  await boot()
  const streams = new Streams(new RecentEvents(randomBytes(6).toString('hex')))
  watching()?.state('maru.stream.count', () => [{ value: streams.count }])
  const server = serveLive(streams)
  const clearings = new Clearings((tags) => streams.sendToAll({ kind: 'clear', tags }))
  let wasConnected = false
  const bus = subscribe({
    onMessage: (message) => {
      if (message.kind === 'sessions') return streams.closeOf(message.id)
      if (message.kind === 'clear') return clearings.add(message.tags)
      const found = liveEventOf(message)
      if (found) streams.send(found.to, found.event)
    },
    onConnect: () => {
      // Since the last connection ended, messages were missed.
      if (wasConnected) {
        streams.resync()
        void endExpired(streams).catch(console.error)
      }
      wasConnected = true
    },
  })
  const over = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => over.abort())
  server.listen(livePort(), LIVE_HOST(), () => console.log(`ready on ${LIVE_HOST()}:${livePort()}`))
  server.on('error', (error) => {
    console.error(error)
    process.exit(1)
  })
  while (!over.signal.aborted) {
    await wait(CHECK_MS, undefined, { signal: over.signal }).catch(() => undefined)
    if (!over.signal.aborted) await endExpired(streams).catch(console.error)
  }
  for (const stream of streams.all()) streams.close(stream)
  server.close()
  await bus.close()
  await endWatching()
  process.exit(0)
}

live().catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})

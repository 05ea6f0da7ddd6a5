import { Buffer } from 'node:buffer'
import { setTimeout as wait } from 'node:timers/promises'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js'
import PageCache from '../../../src/server/next/page-cache.mjs'
import { closeLinks } from '../../../src/server/db/redis/link.mjs'

// The page cache of one web server, as Next makes it for each request, in a process and with a folder of its own.
const options = {
  fs: nodeFs,
  flushToDisk: true,
  serverDistDir: process.env.SERVER_FOLDER,
  maxMemoryCacheSize: 50 * 1024 * 1024,
}
const reads = []
globalThis[Symbol.for('maru.watching')] = { pageRead: (result) => reads.push(result) }

const ASKED = {
  get: async ({ key, kind = 'APP_PAGE' }) => {
    const began = performance.now()
    const entry = await new PageCache(options).get(key, { kind, isFallback: false })
    const value = entry?.value
    return {
      html: value?.html ?? null,
      data: value?.rscData && Buffer.from(value.rscData).toString(),
      segments: value?.segmentData && [...value.segmentData].map(([path, data]) => [path, data.toString()]),
      status: value?.status,
      headers: value?.headers,
      isOld: entry ? entry.lastModified + entry.cacheControl.revalidate * 1000 < Date.now() : null,
      from: reads.at(-1),
      ms: performance.now() - began,
    }
  },
  set: ({ key, page, revalidate = 60 }) => {
    const { segments, rscData, ...rest } = page
    const value = {
      kind: 'APP_PAGE',
      ...rest,
      rscData: Buffer.from(rscData ?? ''),
      segmentData: segments && new Map(segments.map(([path, text]) => [path, Buffer.from(text)])),
    }
    const context = {
      cacheControl: { revalidate, expire: 3600 },
      isFallback: false,
      isRoutePPREnabled: false,
    }
    return new PageCache(options).set(key, value, context)
  },
  clear: ({ tags, expire = 0 }) => new PageCache(options).revalidateTag(tags, { expire }),
  /** Pages of others are found only once the connection stands. */
  connected: async () => {
    await new PageCache(options).get('/en/nothing', { kind: 'APP_PAGE', isFallback: false })
    const [link] = globalThis[Symbol.for('maru.redis')].values()
    for (let tries = 0; tries < 200 && !link.isReady; tries += 1) await wait(50)
  },
  end: () => closeLinks(),
}

process.on('message', async ({ id, what, ...rest }) => {
  const answer = await ASKED[what](rest).catch((error) => ({ error: String(error) }))
  process.send?.({ id, answer: answer ?? null }, () => what === 'end' && process.exit(0))
})
process.send?.('ready')

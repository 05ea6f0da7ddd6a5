import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '@maru/launch/places'
import { allOpen, openStreams } from '~/tests/support/http/open-stream'
import { must } from '~/tests/faults/case'
import { openReaders, openVisitor } from './readers'
import { openUpgrade } from './world'

const KEPT = 'test-results/faults'
const STREAMS = 20
const PATHS = ['/', '/products', '/fr/latest', '/search?q=tile']

/** `npm run faults -- upgrade`: the next release in place of this one, as docs/deploy.md says, under open forms and running streams. */
async function main() {
  const began = Date.now()
  const say = (line: string) => process.stdout.write(`${line}\n`)
  const step = async (name: string, work: () => Promise<unknown>) => {
    const from = Date.now()
    await work()
    say(`  ${name}: ${((Date.now() - from) / 1000).toFixed(0)} s`)
  }
  say('Making two releases ...')
  const world = await openUpgrade(step)
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void world.close().finally(() => process.exit(130)))
  let failed = 0
  const attempt = async (name: string, work: () => Promise<string | void>) => {
    try {
      say(`✓ ${[name, await work()].filter(Boolean).join(': ')}`)
    } catch (error) {
      failed += 1
      say(`✗ ${name}: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  try {
    const { old, next } = world
    for (const program of [old.web, old.worker, old.live]) await program.start()
    const { openShop } = await import('~/tests/faults/shop')
    const shop = await openShop(world)
    const streams = await openStreams(
      (await shop.buyers(STREAMS)).map((member) => ({ site: world.siteUrl, member })),
    )
    const readers = await openReaders(world)
    const visitor = openVisitor(world.siteUrl, PATHS)

    await attempt('tables first, the new web server beside the old, which then ends', async () => {
      await world.migrateNext()
      await next.web.start()
      world.passToNext()
      await old.web.stop()
    })
    const left = Date.now()
    await attempt('streams come back by themselves', async () => {
      await old.live.stop()
      await next.live.start()
      must(await allOpen(streams, 60), 'not all within a minute')
      return `${STREAMS} within ${((Date.now() - left) / 1000).toFixed(1)} s`
    })
    await attempt('the new worker beside the old, which then ends', async () => {
      await next.worker.start()
      await old.worker.stop()
    })
    for (const [name, run] of Object.entries(readers.steps)) await attempt(name, run)
    await attempt('nobody who looked at pages met an error', async () => {
      await visitor.stop()
      must(visitor.failures.length === 0, `${visitor.failures.length} failed: ${visitor.failures[0]}`)
      return `${visitor.asked()} pages`
    })
    await attempt('the books hold', async () => {
      const broken = await shop.broken()
      must(broken.length === 0, broken.join('; '))
    })
    streams.forEach(({ close }) => close())
    await readers.close()
    if (failed > 0) cpSync(world.logs, join(ROOT, KEPT), { recursive: true })
  } finally {
    await world.close()
  }
  say(`\n${failed} failed, in ${((Date.now() - began) / 60_000).toFixed(1)} minutes`)
  return failed === 0
}

main().then(
  (isFine) => process.exit(isFine ? 0 : 1),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)

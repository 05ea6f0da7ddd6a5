import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '@maru/launch/places'
import type { Case } from './case'
import { openFaults } from './open-faults'

const KEPT = 'test-results/faults'

/** `npm run faults [-- words of a case]`: everything that can go wrong with money and goods, one line for each. */
async function main(words: string[]) {
  const began = Date.now()
  process.stdout.write('Making a world of its own ...\n')
  const faults = await openFaults()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void faults.close().finally(() => process.exit(130)))
  let failed = 0
  let passed = 0
  try {
    // These read the environment of the world when they are loaded, so they are loaded now.
    const { openShop } = await import('./shop')
    const { CASES } = await import('./cases')
    await faults.web.start()
    await faults.worker.start()
    await faults.heavy.start()
    const shop = await openShop(faults)
    process.stdout.write(`It is there after ${((Date.now() - began) / 1000).toFixed(0)} s.\n\n`)
    for (const one of CASES.filter(({ name }) => words.every((word) => name.includes(word)))) {
      const result = await attempt(one, shop)
      if (result) passed += 1
      else failed += 1
      if (!faults.web.isAlive()) await faults.web.start()
      if (!faults.worker.isAlive()) await faults.worker.start()
      if (!faults.heavy.isAlive()) await faults.heavy.start()
    }
    if (failed > 0) {
      cpSync(faults.logs, join(ROOT, KEPT), { recursive: true })
      process.stdout.write(`\nThe logs are in ${KEPT}.\n`)
    }
  } finally {
    await faults.close()
  }
  const minutes = ((Date.now() - began) / 60_000).toFixed(1)
  process.stdout.write(`\n${passed} passed, ${failed} failed, in ${minutes} minutes\n`)
  return failed === 0 && passed > 0
}

async function attempt({ name, run }: Case, shop: Parameters<Case['run']>[0]) {
  const say = (mark: string, text: string) => process.stdout.write(`${mark} ${name}: ${text}\n`)
  try {
    await shop.control('webhooks', { mode: 'deliver' })
    await shop.control('faults', {}, 'DELETE')
    await shop.begin()
    const counts = await run(shop)
    const broken = await shop.broken()
    if (broken.length === 0) {
      say('✓', counts)
      return true
    }
    say('✗', `${counts}; but broken: ${broken.join('; ')}`)
  } catch (error) {
    const broken = await shop.broken().catch(() => [])
    say('✗', [error instanceof Error ? error.message : String(error), ...broken].join('; '))
  }
  return false
}

main(process.argv.slice(2)).then(
  (isFine) => process.exit(isFine ? 0 : 1),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)

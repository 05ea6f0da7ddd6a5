import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ROOT } from '@maru/launch/places'
import { allOpen, openStreams, type Stream } from '~/tests/support/http/open-stream'
import { must } from '~/tests/faults/case'
import { until } from '~/tests/faults/shop'
import { openJourney, type Failure, type MachinesShop } from './buyers'
import { openMachines } from './world'

const KEPT = 'test-results/faults'
const BUYERS = Number(process.env.MARU_FAULTS_BUYERS || 200)
const EACH_MS = 900
const STREAMS = 20
/** How long it stays away. */
const AWAY_MS = 6_000
/** What nobody answers within so many seconds after a machine has gone is a fault. */
const SECONDS = 5
/** Letters in the hands of a worker that is killed: each of its four loops has one (rule Q16). */
const IN_HAND = 4

type World = Awaited<ReturnType<typeof openMachines>>
type End = { what: string; at: number; back: number; streams: number }

/** `npm run faults -- machines`: 200 buyers, while machines are ended by kill -9 one after another. Seven minutes beside the build. */
async function main() {
  const began = Date.now()
  process.stdout.write('Making two machines ...\n')
  const world = await openMachines()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void world.close().finally(() => process.exit(130)))
  let isFine = false
  try {
    // It reads the environment of the world when it is loaded.
    const { openShop } = await import('~/tests/faults/shop')
    for (const machine of world.machines) await machine.start()
    const shop = await openShop(world)
    process.stdout.write(`They are there after ${((Date.now() - began) / 1000).toFixed(0)} s.\n\n`)
    process.stdout.write(`${await journey(shop, world)}\n`)
    isFine = true
  } catch (error) {
    cpSync(world.logs, join(ROOT, KEPT), { recursive: true })
    process.stdout.write(
      `✗ ${error instanceof Error ? error.message : String(error)}\nThe logs are in ${KEPT}.\n`,
    )
  } finally {
    await world.close()
  }
  process.stdout.write(`In ${((Date.now() - began) / 60_000).toFixed(1)} minutes\n`)
  return isFine
}

async function journey(shop: MachinesShop, world: World) {
  await shop.begin()
  const product = await shop.product(BUYERS * 2)
  const walk = openJourney(shop, product)
  const buyers = await shop.buyers(BUYERS + STREAMS)
  const streams = await openStreams(
    buyers.splice(0, STREAMS).map((member) => ({ site: world.siteUrl, member })),
  )
  let isOver = false
  const ending = endOneAfterAnother(world, streams, () => isOver)
  const broken: string[] = []
  await Promise.all(
    buyers.map(async (buyer, at) => {
      await wait(at * EACH_MS)
      await walk.buy(buyer).catch((error: unknown) => broken.push(String(error)))
    }),
  )
  isOver = true
  const ends = await ending
  streams.forEach(({ close }) => close())
  must(broken.length === 0, `${broken.length} of ${BUYERS} buyers did not get through: ${broken[0]}`)
  console.table(ends.map((end) => told(end, walk.failures)))
  await settle(shop, [...walk.acknowledged.keys()])

  const [row] = await shop.query<{ orders: number; twice: number; sales: number }>(
    `with own as (select id, buyer_id from orders where buyer_id = any($1) and status = 'confirmed')
     select (select count(*)::int from own) as orders, (select count(*) - count(distinct buyer_id) from own)::int as twice,
       (select count(*)::int from ledger_entries l join own on own.id = l.order_id where l.kind = 'sale' and l.account = 'seller') as sales`,
    [buyers.map(({ id }) => id)],
  )
  must(row?.orders === BUYERS, `${row?.orders} of ${BUYERS} orders are there and confirmed`)
  must(row.twice === 0, `${row.twice} were ordered twice`)
  must(row.sales === BUYERS, `${row.sales} sales are booked`)
  const wrong = await shop.broken()
  must(wrong.length === 0, `broken: ${wrong.join('; ')}`)
  const twice = [...world.mail.arrived.values()].filter((count) => count > 1).length
  const killed = ends.filter(({ what }) => what.startsWith('machine')).length
  must(twice <= killed * IN_HAND, `${twice} emails came twice`)
  const late = walk.failures.filter(({ at }) => sinceEnd(ends, at) > SECONDS)
  must(late.length === 0, `${late.length} failed later than ${SECONDS} s: ${JSON.stringify(late[0])}`)
  must(
    ends.every(({ streams }) => Number.isFinite(streams)),
    'streams did not come back within a minute',
  )
  const longest = walk.failures.map(({ at }) => sinceEnd(ends, at)).toSorted((a, b) => b - a)[0] ?? 0
  return `✓ ${BUYERS} buyers, ${ends.length} ended by kill -9: 0 lost, 0 double, ${walk.failures.length} answers failed and were asked again, the last ${longest.toFixed(1)} s after an end; slowest answer ${(walk.slowest.ms / 1000).toFixed(1)} s (${walk.slowest.path}); ${twice} emails came twice`
}

/** Ends what there is, one after another, and starts it again, until all have bought; every kind once at least. */
async function endOneAfterAnother(world: World, streams: Stream[], isOver: () => boolean): Promise<End[]> {
  const { machines, redis, replica } = world
  const [first, second] = machines
  const all = [
    { what: 'machine 1', kill: () => first?.kill(), start: () => first?.start() },
    { what: 'machine 2', kill: () => second?.kill(), start: () => second?.start() },
    { what: 'Redis', kill: redis.kill, start: redis.start },
    { what: 'replica', kill: replica.kill, start: replica.start },
  ]
  const ends: End[] = []
  await wait(AWAY_MS)
  for (let at = 0; at < all.length || !isOver(); at += 1) {
    const one = all[at % all.length]
    if (!one) break
    const began = Date.now()
    await one.kill()
    const isBack = allOpen(streams, 60).then((all) => (all ? (Date.now() - began) / 1000 : Infinity))
    await wait(AWAY_MS)
    await one.start()
    const back = (Date.now() - began) / 1000
    ends.push({ what: one.what, at: began, back, streams: await isBack })
    await wait(AWAY_MS)
  }
  return ends
}

/** Every checkout at its end, and no letter left. */
const settle = (shop: MachinesShop, checkouts: string[]) =>
  until(
    'all letters sent and all events done',
    async () => {
      const [left] = await shop.query<{ n: number }>(
        `select (select count(*)::int from emails where status = 'queued' and "to" like '%@fault.test')
           + (select count(*)::int from payment_events where processed_at is null)
           + (select count(*)::int from checkouts where id = any($1) and status <> 'paid') as n`,
        [checkouts],
      )
      return left?.n === 0
    },
    90,
  )

/** Seconds since the last end before that moment. */
const sinceEnd = (ends: readonly End[], at: number) =>
  (at - Math.max(0, ...ends.map((end) => end.at).filter((moment) => moment <= at))) / 1000

function told(end: End, failures: readonly Failure[]) {
  const own = failures.filter(({ at }) => at >= end.at && at < end.at + (end.back + AWAY_MS / 1000) * 1000)
  const seconds = own.map(({ at }) => (at - end.at) / 1000)
  return {
    ended: end.what,
    'answers that failed': own.length,
    'the last after, s': seconds.length > 0 ? Math.max(...seconds).toFixed(1) : '',
    'streams back after, s': Number(end.streams.toFixed(1)),
    'started again after, s': Number(end.back.toFixed(1)),
  }
}

main().then(
  (isFine) => process.exit(isFine ? 0 : 1),
  (error: unknown) => {
    console.error(error)
    process.exit(1)
  },
)

import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { median, percentile, round, type Bench, type Report, type Row } from './measure'
import { addPairs, type Member, type Pair } from './members'
import { allOpen, openStream, openStreams, type Stream } from '~/tests/support/http/open-stream'
import { memoryOf, pidAt, workedBy } from './process'

const FEW = 100
const SOME = 1_000
const MANY = 5_000
/** Streams a member may have at once. */
const OF_ONE = 3
const PER_SECOND = 100
const SECONDS = 20
/** As long as between two heartbeats, so that with messages and without each stream has one. */
const HEARTBEAT_SECONDS = 25
/** Until what opening streams left behind is done: V8 tidies up half a minute after it fell quiet, in up to a second. */
const SETTLE_SECONDS = 40
/** What issue and decision 039 promise. */
const PROMISED = { p50: 25, p99: 100, memory: 500, flat: 1.2, backSeconds: 20 }

/** Messages from one browser to the other, streams and memory of the live program, and its restart. */
export async function benchMessages(bench: Bench): Promise<Report> {
  const title = `Messages: ${PER_SECOND} a second to open streams`
  const client = new pg.Client({ connectionString: bench.small.url })
  await client.connect()
  try {
    const pairs = await addPairs(client, bench.secret, Math.ceil(MANY / OF_ONE / 2) + 1)
    const idle = await measureIdle(client, bench, pairs)
    const sent = await measureSending(bench, pairs)
    const restart = await measureRestart(bench, pairs)
    return {
      title,
      rows: [...idle.rows, ...sent.rows, ...restart.rows],
      faults: [idle.faults, sent.faults, restart.faults].flat(),
    }
  } finally {
    await client.end()
  }
}

/** Memory with many idle streams, and the processor time a message takes with few and with many. */
async function measureIdle(client: pg.Client, { live }: Bench, pairs: Pair[]) {
  const pid = pidAt(Number(new URL(live).port))
  const members = pairs.flatMap(({ buyer, seller }) => [buyer, seller])
  const of = (member: Member) => ({ site: live, member })
  const before = memoryOf(pid)
  const few = await openStreams(members.slice(0, FEW).map(of))
  const withFew = await workForMessages(client, pid, pairs)
  const rest = Array.from({ length: MANY - FEW }, (_, at) => members[(FEW + at) % members.length])
  const many = await openStreams(rest.flatMap((member) => (member ? [of(member)] : [])))
  const withMany = await workForMessages(client, pid, pairs)
  await wait(5_000)
  const memory = memoryOf(pid) - before
  closeAll([...few, ...many])
  const ratio = withMany / withFew
  const rows: Row[] = [
    {
      what: `${MANY} idle streams`,
      'MB more': memory,
      [`ms of a message at ${FEW}`]: round(withFew, 3),
      [`at ${MANY}`]: round(withMany, 3),
      ratio: round(ratio),
    },
  ]
  const faults = [
    ...(memory > PROMISED.memory ? [`${MANY} streams take ${memory} MB`] : []),
    ...(ratio > PROMISED.flat ? [`A message costs ${round(ratio)} times as much with ${MANY} streams`] : []),
  ]
  return { rows, faults }
}

/** Processor milliseconds of the live program for one message to one stream, less what it takes without messages. */
async function workForMessages(client: pg.Client, pid: number, pairs: Pair[]) {
  await wait(SETTLE_SECONDS * 1_000)
  const asleep = await workWithin(pid, () => wait(HEARTBEAT_SECONDS * 1_000))
  const count = HEARTBEAT_SECONDS * PER_SECOND
  const awake = await workWithin(pid, () =>
    paced(count, async (at) => {
      const { thread, buyer } = pairs[at % (FEW / 2)] as Pair
      const message = { kind: 'message', thread, seq: at + 1, to: [buyer.id] }
      await client.query(`select pg_notify('maru', $1)`, [JSON.stringify(message)])
    }),
  )
  return (awake - asleep) / count
}

async function workWithin(pid: number, run: () => Promise<unknown>) {
  const began = workedBy(pid)
  await run()
  return workedBy(pid) - began
}

/** Milliseconds from the request that sends a message until it is in the other's stream, and until the other has its words. */
async function measureSending({ live }: Bench, pairs: Pair[]) {
  const arrivals = new Map<string, () => void>()
  const asked = pairs.slice(0, SOME / 2).flatMap(({ buyer, seller }) => [
    { site: live, member: buyer },
    {
      site: live,
      member: seller,
      onEvent: ({ kind, thread, seq }: { kind: string; thread?: string; seq?: number }) => {
        if (kind === 'message') arrivals.get(`${thread} ${seq}`)?.()
      },
    },
  ])
  const streams = await openStreams(asked)
  const seqs = new Map<string, number>()
  const send = async (pair: Pair) => {
    const seq = (seqs.get(pair.thread) ?? 0) + 1
    seqs.set(pair.thread, seq)
    const began = performance.now()
    const arrived = new Promise<number>((resolve) =>
      arrivals.set(`${pair.thread} ${seq}`, () => resolve(performance.now() - began)),
    )
    const status = await post(live, pair)
    const inStream = await Promise.race([arrived, wait(5_000, Infinity)])
    const words = await fetch(`${live}/api/chat/${pair.thread}?after=${seq - 1}`, {
      headers: { cookie: pair.seller.cookie },
    })
    await words.text()
    return { status, inStream, withWords: performance.now() - began }
  }
  const chosen = (at: number) => pairs[at % (SOME / 2)] as Pair
  await paced(PER_SECOND * 3, (at) => send(chosen(at)))
  const sent = await paced(PER_SECOND * SECONDS, (at) => send(chosen(at)))
  closeAll(streams)
  const [inStream, withWords] = [sent.map((each) => each.inStream), sent.map((each) => each.withWords)]
  const [p50, p99] = [median(inStream), percentile(inStream, 99)]
  const refused = sent.filter(({ status }) => status !== 201).length
  const rows: Row[] = [
    {
      what: `${SOME} streams, ${PER_SECOND} messages a second`,
      sent: sent.length,
      refused,
      'p50, ms': round(p50),
      'p99, ms': round(p99),
      'p50 with words, ms': round(median(withWords)),
      'p99 with words, ms': round(percentile(withWords, 99)),
    },
  ]
  const faults = [
    ...(refused > 0 ? [`${refused} messages were refused`] : []),
    ...(p50 > PROMISED.p50 ? [`Half of the messages take longer than ${round(p50)} ms`] : []),
    ...(p99 > PROMISED.p99 ? [`One message of a hundred takes longer than ${round(p99)} ms`] : []),
  ]
  return { rows, faults }
}

async function post(live: string, { thread, buyer }: Pair): Promise<number> {
  const headers = {
    cookie: buyer.cookie,
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
  }
  const body = JSON.stringify({ text: 'Are the 600 mm tiles in stock?', key: randomUUID(), locale: 'en' })
  const answer = await fetch(`${live}/api/chat/${thread}`, { method: 'POST', headers, body })
  await answer.text()
  return answer.status
}

/** The live program ends as at a release and is started again, with streams passed through the web server. */
async function measureRestart({ live, site }: Bench, pairs: Pair[]) {
  const answers: number[] = []
  const members = pairs.flatMap(({ buyer, seller }) => [buyer, seller]).slice(0, SOME)
  const streams = members.map((member) => openStream({ site, member, onAnswer: (at) => answers.push(at) }))
  if (!(await allOpen(streams, 60))) throw new Error('Streams could not be opened through the web server')
  answers.length = 0
  const began = performance.now()
  process.kill(pidAt(Number(new URL(live).port)), 'SIGTERM')
  await wait(500)
  const areBack = await allOpen(streams, 60)
  const seconds = (performance.now() - began) / 1_000
  closeAll(streams)
  const failed = answers.filter((status) => status !== 200).length
  const rows: Row[] = [{ what: `Restart with ${SOME} streams`, 'all back, s': round(seconds, 1), failed }]
  const faults = [
    ...(areBack && seconds <= PROMISED.backSeconds ? [] : [`All are back after ${round(seconds, 1)} s`]),
    ...(failed > 0 ? [`${failed} tries failed meanwhile`] : []),
  ]
  return { rows, faults }
}

/** Runs so many, evenly spread, whatever each takes; resolves with what they returned. */
async function paced<T>(count: number, run: (at: number) => Promise<T>): Promise<T[]> {
  const began = performance.now()
  const all: Promise<T>[] = []
  for (let at = 0; at < count; at += 1) {
    await wait(Math.max(0, began + (at * 1_000) / PER_SECOND - performance.now()))
    all.push(run(at))
  }
  return Promise.all(all)
}

const closeAll = (streams: readonly Stream[]) => streams.forEach(({ close }) => close())

import { setTimeout as wait } from 'node:timers/promises'
import { randomFillSync } from 'node:crypto'
import sharp from 'sharp'
import { percentile, round, type Bench, type Report, type Row } from './measure'
import { firstProduct } from './pages'
import { memoryOf, pidAt } from './process'
import { cookiesOf } from './sign-in'

const AT_ONCE = 20
const BYTES = 5_000_000
const SELLERS = ['seller@maru.test', 'seller2@maru.test', 'seller3@maru.test']
/** What the issue promises: the slowest of a hundred visits takes at most twice as long, and memory comes back. */
const SLOWER = 2
const MORE_MEMORY = 50
const PATIENCE_SECONDS = 60
const VISITS = 400

/** While 20 pictures of 5 MB arrive at once, a warm page is served as before; afterwards the memory is free again. */
export async function benchUploads({ site }: Bench): Promise<Report> {
  const paths = ['/products', await firstProduct(site)]
  const cookies = await Promise.all(SELLERS.map((email) => cookiesOf(site, email)))
  const form = await formOf(await makePicture())
  const send = (count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, at) => upload(site, cookies[at % cookies.length] ?? '', form)),
    )
  // Loads the code and fills what stays full.
  await send(AT_ONCE)
  await visit(site, paths, () => false, 40)
  await wait(5_000)

  const pid = pidAt(Number(new URL(site).port))
  const before = {
    p99: percentile(await visit(site, paths, (seen) => seen >= VISITS), 99),
    memory: memoryOf(pid),
  }
  let done = false
  const sending = send(AT_ONCE).finally(() => (done = true))
  const peak = peakOf(pid, () => done)
  const during = await visit(site, paths, () => done)
  const statuses = await sending
  const memory = await settled(pid, before.memory)

  const p99 = percentile(during, 99)
  const rows: Row[] = [
    {
      visits: during.length,
      'p99 before, ms': round(before.p99),
      'p99 while uploading, ms': round(p99),
      ratio: round(p99 / before.p99),
      'stored of 20': statuses.filter((status) => status === 201).length,
      'MB before': before.memory,
      'MB at most': await peak,
      'MB after': memory,
    },
  ]
  const faults = [
    ...(p99 > SLOWER * before.p99 ? [`A warm page takes ${round(p99 / before.p99)} times as long`] : []),
    ...statuses.filter((status) => status !== 201).map((status) => `An upload was answered with ${status}`),
    ...(memory - before.memory > MORE_MEMORY ? [`${memory - before.memory} MB are not given back`] : []),
  ]
  return { title: 'Warm pages while 20 pictures of 5 MB are uploaded at once', rows, faults }
}

/** Noise, which no encoder makes small: 12 megapixels as a camera sends them. */
async function makePicture(): Promise<Buffer<ArrayBuffer>> {
  const raw = { width: 4000, height: 3000, channels: 3 } as const
  const pixels = sharp(randomFillSync(Buffer.allocUnsafe(raw.width * raw.height * 3)), { raw }).blur(1)
  for (let quality = 95; ; quality -= 5) {
    const made = await pixels.clone().jpeg({ quality }).toBuffer()
    if (made.length < BYTES * 1.05 || quality <= 5) return Buffer.from(made)
  }
}

type Form = { body: ArrayBuffer; type: string }

/** Its bytes: fetch would send a form in chunks, without a length. */
async function formOf(picture: Buffer<ArrayBuffer>): Promise<Form> {
  const fields = new FormData()
  fields.set('file', new Blob([picture], { type: 'image/jpeg' }), 'camera.jpg')
  const form = new Response(fields)
  return { type: form.headers.get('content-type') ?? '', body: await form.arrayBuffer() }
}

async function upload(site: string, cookie: string, { body, type }: Form): Promise<number> {
  const headers = { cookie, 'sec-fetch-site': 'same-origin', 'content-type': type }
  const answer = await fetch(`${site}/api/uploads/picture`, { method: 'POST', body, headers })
  await answer.text()
  return answer.status
}

/** Milliseconds of one visit after the other, until it is over. */
async function visit(site: string, paths: string[], isOver: (seen: number) => boolean, most = 20_000) {
  const times: number[] = []
  while (!isOver(times.length) && times.length < most) {
    const began = performance.now()
    const answer = await fetch(site + paths[times.length % paths.length])
    await answer.text()
    if (answer.status !== 200) throw new Error(`A page was answered with ${answer.status}`)
    times.push(performance.now() - began)
    await wait(10)
  }
  return times
}

async function peakOf(pid: number, isOver: () => boolean) {
  let peak = 0
  while (!isOver()) {
    peak = Math.max(peak, memoryOf(pid))
    await wait(50)
  }
  return peak
}

/** Waits until the memory is back, a minute at most. */
async function settled(pid: number, before: number) {
  for (let second = 0; second < PATIENCE_SECONDS && memoryOf(pid) > before + MORE_MEMORY; second += 1)
    await wait(1_000)
  return memoryOf(pid)
}

import { spawn, type ChildProcess } from 'node:child_process'
import { freePorts } from '@maru/launch/ports'

/** The program with the streams in a process of its own, on the database of this process. */
export async function openLiveProgram() {
  const port: number = await freePorts(28_000 + (process.pid % 500) * 10, 1)
  let child: ChildProcess
  const start = async () => {
    const command = ['--conditions=production', '--import', 'tsx', 'src/live/index.ts']
    const env = { ...process.env, LIVE_PORT: String(port), NODE_ENV: 'production' as const }
    const started = spawn(process.execPath, command, { env, stdio: ['ignore', 'pipe', 'inherit'] })
    child = started
    await new Promise<void>((resolve, reject) => {
      started.stdout.on('data', (text: Buffer) => /ready/.test(text.toString()) && resolve())
      started.once('exit', (code) => reject(new Error(`It ended with ${code}`)))
    })
  }
  /** Asks it to end; resolves with its exit code. */
  const stop = () => {
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    return ended
  }
  await start()
  return { port, start, stop }
}

type Sent = { id: string; data: { kind: string } & Record<string, unknown> }
export type ReadStream = {
  status: number
  sent: Sent[]
  kinds: () => string[]
  isEnded: () => boolean
  close: () => void
}
/** What an EventSource does: reads frame after frame. */
export async function readStream(
  port: number,
  token: string | undefined,
  { last = '', site = 'same-origin', path = '/api/live', method = 'GET' } = {},
): Promise<ReadStream> {
  const over = new AbortController()
  const headers = {
    'sec-fetch-site': site,
    ...(token && { cookie: `maru-member=${token}; maru-token=${token}` }),
    ...(last && { 'last-event-id': last }),
  }
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers, method, signal: over.signal })
  const sent: Sent[] = []
  let isEnded = false
  const read = async () => {
    let text = ''
    for await (const chunk of answer.body ?? []) {
      text += Buffer.from(chunk).toString()
      const frames = text.split('\n\n')
      text = frames.pop() ?? ''
      for (const frame of frames) {
        const [, data] = /^data: ?(.*)$/m.exec(frame) ?? []
        const [, id = ''] = /^id: ?(.*)$/m.exec(frame) ?? []
        if (data && /^event: ?live$/m.test(frame)) sent.push({ id, data: JSON.parse(data) as Sent['data'] })
      }
    }
  }
  void read()
    .catch(() => undefined)
    .finally(() => (isEnded = true))
  return {
    status: answer.status,
    sent,
    kinds: () => sent.map(({ data }) => data.kind),
    isEnded: () => isEnded,
    close: () => over.abort(),
  }
}

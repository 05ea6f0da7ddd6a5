import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
/** Whose stream it is: the header their browser would send. */
type Member = { cookie: string }

type Event = { kind: string; thread?: string; seq?: number }
type Options = {
  site: string
  member: Member
  onEvent?: (event: Event) => void
  /** How each answer to a try was: its status, 0 where there was none. */
  onAnswer?: (status: number) => void
}

const AGENT = new Agent({ maxSockets: Infinity })
/** As the pages do after a refusal. */
const AGAIN_MS = 5_000

/** A stream as a browser keeps it: it comes back after the time it was given, with the last id. */
export function openStream({ site, member, onEvent, onAnswer }: Options) {
  const over = new AbortController()
  let isOpen = false
  let lastId = ''
  let pause = 3_000

  const once = () =>
    new Promise<void>((resolve) => {
      const headers = {
        cookie: member.cookie,
        'sec-fetch-site': 'same-origin',
        ...(lastId && { 'last-event-id': lastId }),
      }
      const asked = request(`${site}/api/live`, { agent: AGENT, headers, signal: over.signal })
      asked.on('error', () => {
        if (!isOpen) onAnswer?.(0)
        resolve()
      })
      asked.on('response', (answer) => {
        onAnswer?.(answer.statusCode ?? 0)
        isOpen = answer.statusCode === 200
        if (!isOpen) pause = AGAIN_MS * (1 + Math.random())
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (part: string) => {
          const frames = (text + part).split('\n\n')
          text = frames.pop() ?? ''
          for (const frame of frames) read(frame)
        })
        answer.on('error', () => undefined)
        answer.on('close', resolve)
      })
      asked.end()
    }).then(() => {
      isOpen = false
    })
  const read = (frame: string) => {
    const field = (name: string) => new RegExp(`^${name}: ?(.*)$`, 'm').exec(frame)?.[1]
    lastId = field('id') ?? lastId
    pause = Number(field('retry') ?? pause)
    const data = field('data')
    if (data && field('event') === 'live') onEvent?.(JSON.parse(data) as Event)
  }
  const keep = async () => {
    while (!over.signal.aborted) {
      await once()
      await wait(pause, undefined, { signal: over.signal }).catch(() => undefined)
    }
  }
  void keep()
  return { isOpen: () => isOpen, close: () => over.abort() }
}
export type Stream = ReturnType<typeof openStream>

/** Waits until all are open; false where that takes longer. */
export async function allOpen(streams: readonly Stream[], seconds: number): Promise<boolean> {
  for (const end = Date.now() + seconds * 1_000; Date.now() < end; await wait(50))
    if (streams.every(({ isOpen }) => isOpen())) return true
  return false
}

/** Opens a stream for each of these, fifty at a time. */
export async function openStreams(all: readonly Options[]): Promise<Stream[]> {
  const streams: Stream[] = []
  for (let at = 0; at < all.length; at += 50) {
    const some = all.slice(at, at + 50).map(openStream)
    streams.push(...some)
    if (!(await allOpen(some, 20))) throw new Error('Streams could not be opened')
  }
  return streams
}

import { Link, linkTo } from './link.mjs'

const AWAY =
  'Redis at BUS_URL is away: messages and limits on tries go through Postgres until it answers again.'
const BACK = 'Redis at BUS_URL answers again.'
/** Who sends a message waits for it, and has Postgres besides. */
const PATIENCE_MS = 500

/** The connection of this process for messages and limits on tries. */
export const busLink = (url: string): Link => linkTo('bus', url, { away: AWAY, back: BACK })

/** A channel is of a whole server, whatever database of it an address names: its number is in the name. */
const channelOf = (url: string) => `maru:bus:${new URL(url).pathname.slice(1) || '0'}`

/** Whether all of them were sent to somebody. */
export async function publishAt(url: string, texts: readonly string[]): Promise<boolean> {
  const publish = (text: string) =>
    busLink(url).ask(['PUBLISH', channelOf(url), text], { patience: PATIENCE_MS })
  try {
    const listeners = await Promise.all(texts.map(publish))
    return listeners.every((count) => Number(count) > 0)
  } catch {
    return false
  }
}

type ListenOptions = { onText: (text: string) => void; onConnect: () => void; signal: AbortSignal }

/** Listens on a connection of its own until the signal. */
export async function listenAt(url: string, { onText, onConnect, signal }: ListenOptions) {
  // `busLink` is the one that says when the server is away.
  busLink(url)
  const link = new Link({
    url,
    name: 'maru-listener',
    onOpen: (client) => client.subscribe(channelOf(url), (text: string) => safely(() => onText(text))),
    onReady: () => safely(onConnect),
  })
  await new Promise<void>((resolve) => {
    if (signal.aborted) return resolve()
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
  await link.close()
}

/** A listener that throws must not end the connection, let alone the process. */
function safely(call: () => void) {
  try {
    call()
  } catch (error) {
    console.error('Acting on a bus message failed', error)
  }
}

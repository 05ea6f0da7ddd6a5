import type { Tag } from '@/domain/pages/cache/page-tags'
import { emitLive, type PageEvent } from './live'
import { createPauses, type End } from './pauses'

const CHANNEL = 'maru-live'
/** Many pages ask for what they missed, not all at once. */
const SPREAD_MS = 3_000

type StreamEvent = PageEvent | { kind: 'over' }
type PassedEvent = { event: PageEvent; id: string }

let stop: AbortController | undefined

/** Opens the member's stream: one tab of a browser opens it and passes everything on to the others. */
export function startLive() {
  if (stop) return
  stop = new AbortController()
  const { signal } = stop
  const channel = new BroadcastChannel(CHANNEL)
  let lastId = ''
  let state: PageEvent = { kind: 'state', isLive: false }
  let hasStream = false
  channel.onmessage = ({ data }: MessageEvent<PassedEvent | 'who'>) => {
    if (data === 'who') {
      if (hasStream) channel.postMessage({ event: state, id: lastId } satisfies PassedEvent)
      return
    }
    lastId = data.id || lastId
    receive(data.event)
  }
  const pass = (event: PageEvent, id: string) => {
    lastId = id || lastId
    if (event.kind === 'state') state = event
    channel.postMessage({ event, id } satisfies PassedEvent)
    receive(event)
  }
  channel.postMessage('who')
  const keep = async () => {
    hasStream = true
    await keepStream(pass, () => lastId, signal)
  }
  const kept = navigator.locks ? navigator.locks.request(CHANNEL, { signal }, keep) : keep()
  void kept.catch(() => undefined).finally(() => channel.close())
}

/** The member has signed out, or the page is put away. */
export function stopLive() {
  stop?.abort()
  stop = undefined
  emitLive({ kind: 'state', isLive: false })
}

/** Until the signal: opens the stream, and again where the browser does not do so by itself. */
async function keepStream(
  pass: (event: PageEvent, id: string) => void,
  lastId: () => string,
  signal: AbortSignal,
) {
  const pauseAfter = createPauses()
  while (!signal.aborted) {
    const began = Date.now()
    const end = await oneStream(pass, lastId(), signal)
    const pause = pauseAfter(end, Date.now() - began)
    await new Promise((resolve) => {
      const timer = setTimeout(resolve, pause)
      signal.addEventListener('abort', () => {
        clearTimeout(timer)
        resolve(undefined)
      })
    })
  }
}

/** Resolves with why it ended, for the time until the next try. */
function oneStream(pass: (event: PageEvent, id: string) => void, last: string, signal: AbortSignal) {
  return new Promise<End>((resolve) => {
    const source = new EventSource(`/api/live${last ? `?last=${encodeURIComponent(last)}` : ''}`)
    let wasOpen = false
    const end = (why: End) => {
      source.close()
      pass({ kind: 'state', isLive: false }, '')
      resolve(why)
    }
    if (signal.aborted) return end('broken off')
    signal.addEventListener('abort', () => end('broken off'))
    source.onopen = () => {
      wasOpen = true
      pass({ kind: 'state', isLive: true }, '')
    }
    source.onerror = () => {
      if (source.readyState === EventSource.CLOSED) return end(wasOpen ? 'broken off' : 'refused')
      pass({ kind: 'state', isLive: false }, '')
    }
    source.addEventListener('live', ({ data, lastEventId }: MessageEvent<string>) => {
      const event = JSON.parse(data) as StreamEvent
      if (event.kind === 'over') return end('too many')
      pass(event, lastEventId)
    })
  })
}

function receive(event: PageEvent) {
  if (event.kind === 'resync') setTimeout(() => emitLive(event), Math.random() * SPREAD_MS)
  else emitLive(event)
  if (event.kind === 'clear') renewPage(event.tags)
  if (COUNTED.has(event.kind)) refreshCounts()
}

/** Events after which the header's counts may differ. */
const COUNTED = new Set<PageEvent['kind']>(['message', 'read', 'news', 'cart', 'resync'])

/** Whether the page shows it: by what it says of itself, or a card that leads to the product. */
function isShown(place: HTMLElement, tag: Tag) {
  const [kind, id] = tag.split(':')
  return (
    place.dataset.shows?.split(' ').includes(tag) ||
    (kind === 'card' && place.querySelector(`a[href$="/product/${id}"]`) !== null)
  )
}

const RENEW_WITHIN_MS = 10_000
let renewing = false

/** Has a page that shows something of these made anew, once for all that is cleared within ten seconds. */
function renewPage(tags: readonly Tag[]) {
  const place = document.querySelector<HTMLElement>('[data-shows]')
  if (renewing || !place || !tags.some((tag) => isShown(place, tag))) return
  renewing = true
  setTimeout(() => {
    onceSeen(() => {
      renewing = false
      dispatchEvent(new Event('maru:stale'))
    })
  }, Math.random() * RENEW_WITHIN_MS)
}

/** Now, or in a hidden tab when it is seen again. */
function onceSeen(act: () => void) {
  if (document.hidden) document.addEventListener('visibilitychange', act, { once: true })
  else act()
}

const TOGETHER_MS = 400
let asked: ReturnType<typeof setTimeout> | undefined

/** The header's counts, once for several events. */
function refreshCounts() {
  if (document.hidden) return onceSeen(refreshCounts)
  clearTimeout(asked)
  asked = setTimeout(() => dispatchEvent(new Event('maru:changed')), TOGETHER_MS * (1 + Math.random()))
}

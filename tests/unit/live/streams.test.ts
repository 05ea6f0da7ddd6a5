import { describe, expect, it } from 'vitest'
import type { LiveEvent } from '@/live/live-event'
import { RecentEvents } from '@/live/recent-events'
import { Streams } from '@/live/streams'

function open(
  streams: Streams,
  member: string,
  { last = '', waiting = 0, seller }: { last?: string; waiting?: number; seller?: string } = {},
) {
  const sent: [string, string][] = []
  const state = { waiting, isEnded: false }
  const stream = {
    member,
    ...(seller && { seller }),
    session: `session of ${member}`,
    send: (event: LiveEvent, id: string) => void sent.push([event.kind, id]),
    waiting: () => state.waiting,
    end: () => void (state.isEnded = true),
  }
  streams.open(stream, last)
  return { sent, state, stream, kinds: () => sent.map(([kind]) => kind) }
}
const begin = (now?: () => number) => new Streams(new RecentEvents('one', now))
const message: LiveEvent = { kind: 'message', thread: 't', seq: 1 }

describe('a stream', () => {
  it('is sent what is for its member, and nothing else', () => {
    const streams = begin()
    const [ann, bob] = [open(streams, 'ann'), open(streams, 'bob')]
    streams.send(['ann', 'carl'], message)
    streams.send(['bob'], { kind: 'news' })
    expect([ann.kinds(), bob.kinds()]).toEqual([
      ['resync', 'message'],
      ['resync', 'news'],
    ])
  })

  it('of who works for a seller is sent what is about its orders and conversations, not what its account buys (P40)', () => {
    const streams = begin()
    const ann = open(streams, 'ann', { seller: 'shop' })
    streams.send(['buyer', 'shop'], message)
    streams.send(['buyer', 'shop'], { kind: 'order', order: 'sold' })
    streams.send(['shop'], { kind: 'typing', thread: 't' })
    const heard = ['resync', 'message', 'order', 'typing']
    // Bought by the seller's account, its talk with staff, its cart and its notifications.
    streams.send(['shop', 'other'], message)
    streams.send(['shop', 'other'], { kind: 'order', order: 'bought' })
    streams.send(['shop'], message)
    for (const kind of ['news', 'cart'] as const) streams.send(['shop'], { kind })
    streams.send(['ann', 'shop'], message)
    expect(ann.kinds()).toEqual([...heard, 'message'])
    streams.close(ann.stream)
    const [, [, first] = ['', '']] = ann.sent
    const again = open(streams, 'ann', { seller: 'shop', last: first })
    expect(again.kinds()).toEqual(['order', 'typing', 'message'])
  })

  it('that comes back is sent what it missed, once and in order', () => {
    const streams = begin()
    const before = open(streams, 'ann')
    streams.send(['ann'], { kind: 'news' })
    const last = before.sent.at(-1)?.[1]
    streams.close(before.stream)
    streams.send(['bob'], { kind: 'cart' })
    streams.send(['ann'], message)
    streams.send(['ann'], { kind: 'typing', thread: 't' })
    expect(open(streams, 'ann', { last }).sent).toEqual([
      ['message', 'one.3'],
      ['typing', 'one.4'],
    ])
    expect(open(streams, 'ann', { last: 'one.4' }).sent).toEqual([])
  })

  it.each(['rubbish', 'two.1', 'one.99', 'one.-1', 'one.1e3', '', 'one.', '\u0000', `one.${'9'.repeat(99)}`])(
    'with the last id %j is told to ask for everything',
    (last) => {
      const streams = begin()
      streams.send(['ann'], message)
      expect(open(streams, 'ann', { last }).kinds()).toEqual(['resync'])
    },
  )

  it('with the id of another member is sent only what is for its own', () => {
    const streams = begin()
    streams.send(['bob'], { kind: 'news' })
    streams.send(['bob'], message)
    streams.send(['ann'], { kind: 'cart' })
    expect(open(streams, 'ann', { last: 'one.1' }).kinds()).toEqual(['cart'])
  })

  it('whose last id is too old is told to ask for everything', () => {
    let now = 0
    const streams = begin(() => now)
    streams.send(['ann'], message)
    now = 10 * 60_000
    streams.send(['ann'], message)
    expect(open(streams, 'ann', { last: 'one.1' }).kinds()).toEqual(['message'])
    streams.send(['ann'], message)
    expect(open(streams, 'ann', { last: 'one.0' }).kinds()).toEqual(['resync'])
  })

  it('is the oldest of eleven and ends', () => {
    const streams = begin()
    const all = Array.from({ length: 11 }, () => open(streams, 'ann'))
    expect(all.map(({ state }) => state.isEnded)).toEqual([true, ...Array<boolean>(10).fill(false)])
    expect(all[0]?.kinds()).toEqual(['resync', 'over'])
    expect(streams.count).toBe(10)
  })

  it('whose reader is slow ends', () => {
    const streams = begin()
    const slow = open(streams, 'ann')
    slow.state.waiting = 65 * 1024
    streams.send(['ann'], message)
    expect([slow.state.isEnded, streams.count]).toEqual([true, 0])
  })

  it('ends once, with the others of its member where the session is over', () => {
    const streams = begin()
    const [one, two, other] = [open(streams, 'ann'), open(streams, 'ann'), open(streams, 'bob')]
    streams.closeOf('ann')
    expect([one, two, other].map(({ state }) => state.isEnded)).toEqual([true, true, false])
    expect(streams.close(one.stream)).toBe(false)
    expect(streams.count).toBe(1)
  })
})

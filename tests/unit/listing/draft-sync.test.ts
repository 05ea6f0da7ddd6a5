import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { emptyProduct } from '@/domain/products/listing/product-values'
import { draftName, draftTitle, nextSaveAt } from '@/domain/products/listing/draft'
import { syncDraft, type DraftState } from '@/features/selling/listing/drafts/draft-sync'
import type { PostResult } from '@/features/selling/listing/drafts/post-draft'
import { RequestFailure } from '@/ui/forms/requests/failure'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const SECOND = 1_000
const textOf = (sku: string) => JSON.stringify({ ...emptyProduct(), sku })
const valuesOf = (sku: string) => ({ ...emptyProduct(), sku })

/** A window with a new draft, and a server that answers as planned, else that it saved. */
function open(answers: (PostResult | Error)[] = []) {
  const sent: { id: string; version: number; sku: string }[] = []
  const states: DraftState[] = []
  const sync = syncDraft({
    id: 'first',
    version: 0,
    stored: textOf(''),
    post: async ({ id, version, content }) => {
      sent.push({ id, version, sku: (JSON.parse(content) as { sku: string }).sku })
      const answer = answers.shift() ?? { kind: 'saved', version: version + 1 }
      if (answer instanceof Error) throw answer
      return answer
    },
    onState: (state) => states.push(state),
  })
  const type = (sku: string) => sync.change(textOf(sku))
  return { sync, sent, states, type, skus: () => sent.map(({ sku }) => sku) }
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * SECOND)

describe('a draft', () => {
  test('is saved two seconds after the last key, and never without a change', async () => {
    const { type, skus } = open()
    await pass(60)
    type('A')
    await pass(1.9)
    type('AB')
    await pass(1.9)
    expect(skus()).toEqual([])
    await pass(0.2)
    expect(skus()).toEqual(['AB'])
    type('ABC')
    type('AB')
    await pass(60)
    expect(skus()).toEqual(['AB'])
  })

  test('is saved at most every ten seconds, and that often while typing never pauses', async () => {
    const { type, sent } = open()
    for (let at = 0; at < 60; at += 1) {
      type(`A${at}`)
      await pass(1)
    }
    expect(sent).toHaveLength(6)
    expect(sent.map(({ version }) => version)).toEqual([0, 1, 2, 3, 4, 5])
  })

  test('is saved at once where it is asked for', async () => {
    const { type, skus, sync } = open()
    type('A')
    await sync.saveNow()
    expect(skus()).toEqual(['A'])
  })

  test('waits while the form itself is sent, and afterwards for the next change', async () => {
    const { type, skus, sync } = open()
    type('A')
    sync.pause(true)
    await sync.save()
    await pass(60)
    expect(skus()).toEqual([])
    sync.pause(false)
    await pass(3)
    expect(skus()).toEqual(['A'])
  })
})

describe('a save that is under way while the form is sent', () => {
  test('makes no new draft of the one that was submitted', async () => {
    let answer: (posted: PostResult) => void = () => undefined
    const posts: string[] = []
    const sync = syncDraft({
      id: 'first',
      version: 1,
      stored: textOf(''),
      post: ({ id }) => {
        posts.push(id)
        return new Promise((resolve) => (answer = resolve))
      },
      onState: () => undefined,
    })
    sync.change(textOf('A'))
    await pass(2)
    sync.pause(true)
    const saving = sync.underWay()
    answer({ kind: 'gone' })
    await saving
    await pass(60)
    expect(posts).toEqual(['first'])
    expect(sync.underWay()).toBeNull()
  })
})

describe('a failed save', () => {
  test('is said and tried again, ever more slowly', async () => {
    const lost = () => new RequestFailure('busy')
    const { type, sent, states } = open([lost(), lost(), lost(), lost()])
    type('A')
    await pass(2)
    expect(states).toEqual([{ kind: 'failed' }])
    await pass(20 + 40 + 60)
    expect(sent).toHaveLength(4)
    await pass(60)
    expect(states.at(-1)).toMatchObject({ kind: 'saved' })
  })

  test('that the server stored is no conflict', async () => {
    const { type, sent, states } = open([
      new TypeError('cut off'),
      { kind: 'conflict', version: 1, values: valuesOf('A') },
    ])
    type('A')
    await pass(2)
    type('AB')
    await pass(30)
    expect(sent.map(({ version, sku }) => [version, sku])).toEqual([
      [0, 'A'],
      [0, 'AB'],
      [1, 'AB'],
    ])
    expect(states.map(({ kind }) => kind)).toEqual(['failed', 'saved'])
  })

  test('of a draft that is too large waits until it is changed', async () => {
    const { type, skus, states } = open([{ kind: 'large' }])
    type('A')
    await pass(300)
    expect(states).toEqual([{ kind: 'large' }])
    type('B')
    await pass(60)
    expect(skus()).toEqual(['A', 'B'])
  })

  test.each(['full', 'notYours'] as const)('because of "%s" is said and tried again', async (kind) => {
    const { type, states } = open([{ kind }])
    type('A')
    await pass(60)
    expect(states.map((state) => state.kind)).toEqual([kind, 'saved'])
  })
})

describe('a draft of two windows', () => {
  const conflict: PostResult = { kind: 'conflict', version: 7, values: valuesOf('Theirs') }

  test('is not saved over another save until the seller decides', async () => {
    const { type, sent, states } = open([conflict])
    type('Mine')
    await pass(2)
    type('Mine, more')
    await pass(60)
    expect(sent).toHaveLength(1)
    expect(states).toEqual([conflict])
  })

  test('keeps what is in this window', async () => {
    const { type, sent, sync } = open([conflict])
    type('Mine')
    await pass(2)
    await sync.keepMine()
    expect(sent.at(-1)).toEqual({ id: 'first', version: 7, sku: 'Mine' })
  })

  test('goes on from what the other window saved', async () => {
    const { type, sent, sync } = open([conflict])
    type('Mine')
    await pass(2)
    sync.takeTheirs(textOf('Theirs'))
    await pass(60)
    expect(sent).toHaveLength(1)
    type('Theirs, more')
    await pass(10)
    expect(sent.at(-1)).toEqual({ id: 'first', version: 7, sku: 'Theirs, more' })
  })

  test('is saved as soon as any other once the seller has decided', async () => {
    const { type, skus, sync } = open([conflict])
    type('Mine')
    await pass(2)
    sync.takeTheirs(textOf('Theirs'))
    type('Theirs, more')
    await pass(10)
    expect(skus()).toEqual(['Mine', 'Theirs, more'])
  })

  test('becomes a new draft where the other window deleted it', async () => {
    const { type, sent, states } = open([{ kind: 'saved', version: 1 }, { kind: 'gone' }])
    type('A')
    await pass(2)
    type('AB')
    await pass(20)
    expect(sent.map(({ version, sku }) => [version, sku])).toEqual([
      [0, 'A'],
      [1, 'AB'],
      [0, 'AB'],
    ])
    expect(sent[2]?.id).not.toBe('first')
    expect(states.at(-1)).toMatchObject({ kind: 'saved' })
  })
})

describe('the list of drafts', () => {
  const name = (en: string, ko = '') => ({ en, fr: '', ko })
  test.each([
    [{ name: name('Basin tap') }, 'Basin tap'],
    [{ name: name(' ', '수전'), sku: 'TAP' }, '수전'],
    [{ sku: 'TAP' }, 'TAP'],
    [{}, null],
    [{ name: name('x'.repeat(200)) }, 'x'.repeat(160)],
  ])('names a draft %j', (more, shown) => {
    expect(draftName({ ...emptyProduct(), ...more })).toBe(shown)
  })
})

test.each([
  [{ name: { en: 'Tap', fr: ' Robinet ', ko: '' } }, 'fr', 'Robinet'],
  [{ name: { en: 'Tap', fr: '', ko: ' ' } }, 'ko', null],
  [{ name: 'Tap' }, 'en', null],
  [null, 'en', null],
] as const)('reads the name of a stored draft %j in %s', (content, locale, shown) => {
  expect(draftTitle(content, locale)).toBe(shown)
})

test('a save comes no sooner than ten seconds after the one before', () => {
  const times = { firstChange: 100_000, lastChange: 100_000, lastSave: 99_000, failures: 0 }
  expect(nextSaveAt(times)).toBe(109_000)
  expect(nextSaveAt({ ...times, lastSave: -Infinity })).toBe(102_000)
  expect(nextSaveAt({ ...times, failures: 9 })).toBe(159_000)
})

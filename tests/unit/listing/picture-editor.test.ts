import { describe, expect, it } from 'vitest'
import { placeAfterDrop, picturePlace } from '@/features/selling/listing/pictures/place-picture'
import { failureIn, patience, refusalOf, uploadedIn } from '@/features/selling/listing/pictures/upload'

const PNG = '\x89PNG\r\n\x1a\n'
const file = (start: string, size = start.length) =>
  new File([Buffer.from(start, 'latin1'), new Uint8Array(size - start.length)], 'tile.png', {
    type: 'image/png',
  })

describe('before it is sent, a file', () => {
  it.each([
    ['a PNG', file(PNG), null],
    ['a PNG of 10 MB', file(PNG, 10 * 1024 * 1024), null],
    ['a PNG of 11 MB', file(PNG, 11 * 1024 * 1024), 'tooLarge'],
    ['an SVG named .png', file('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'imageType'],
    ['a HEIC', file('\0\0\0\x18ftypheic\0\0\0\0heicmif1'), 'imageType'],
    ['an empty file', file(''), 'imageType'],
  ])('that is %s is judged by its bytes', async (_, sent, refusal) => {
    expect(await refusalOf(sent)).toBe(refusal)
  })

  it('that cannot be read any more is no picture', async () => {
    const slice = () => Object.assign(file(PNG), { arrayBuffer: () => Promise.reject(new Error('gone')) })
    expect(await refusalOf(Object.assign(file(PNG), { slice }))).toBe('imageType')
  })
})

describe('an answer of the server', () => {
  it('names the stored picture', () => {
    const body = { id: 'a', urls: { 400: '/img/b-400' }, name: 'tile.png' }
    expect(uploadedIn(JSON.stringify(body))).toEqual({ id: 'a', src: '/img/b-400', name: 'tile.png' })
  })

  it.each(['', 'null', '[]', '"a"', '<html>', '{"id":1,"urls":{}}', '{"id":"a"}'])('%j is none', (text) => {
    expect(uploadedIn(text)).toBeNull()
  })

  it.each([
    [415, '{"message":"Choose a picture."}', { message: 'Choose a picture.', canRetry: false }],
    [422, '{"message":"Damaged."}', { message: 'Damaged.', canRetry: false }],
    [429, '{"message":"Wait."}', { message: 'Wait.', canRetry: true }],
    [503, '{"message":7}', { message: undefined, canRetry: true }],
    [500, '<html>', { message: undefined, canRetry: true }],
    [0, '', { message: undefined, canRetry: true }],
  ])('with status %i may be tried again or not', (status, text, failed) => {
    expect(failureIn(status, text)).toEqual(failed)
  })

  it.each([
    [503, '5', 5000],
    [429, '9', 9000],
    [429, '1800', 0],
    [503, null, 0],
    [503, 'Wed, 21 Oct 2026 07:28:00 GMT', 0],
    [503, '-1', 0],
    [500, '5', 0],
  ])('with status %i and Retry-After %s is waited for %i ms', (status, after, ms) => {
    expect(patience(status, after)).toBe(ms)
  })
})

describe('the place of a picture', () => {
  const turns = new Map([
    ['c', 3],
    ['e', 5],
  ])
  it.each([
    [['x', 'c', 'e'], 4, 2],
    [['x', 'c', 'e'], 1, 1],
    [['x', 'c', 'e'], 6, 3],
    [[], 1, 0],
  ])('in %j of turn %i is %i', (ids, turn, place) => {
    expect(picturePlace(ids, turns, turn)).toBe(place)
  })

  it.each([
    [0, 2, 'before', 1],
    [0, 2, 'after', 2],
    [3, 1, 'before', 1],
    [3, 1, 'after', 2],
    [2, 2, 'before', 2],
  ] as const)('dragged from %i to %i, %s it, is %i', (from, target, position, place) => {
    expect(placeAfterDrop(from, target, position)).toBe(place)
  })
})

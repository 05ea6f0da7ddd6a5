import { describe, expect, test } from 'vitest'
import { parsePictureName, PICTURE_WIDTHS, pictureFile, picturePath } from '@/domain/products/picture'

const hash = 'aB3_-xyz0189'

describe('a name under /img', () => {
  test.each(PICTURE_WIDTHS)('leads back to its picture at %i', (width) => {
    expect(parsePictureName(picturePath(hash, width).replace('/img/', ''))).toEqual({ hash, width })
  })

  test.each([
    '',
    hash,
    `${hash}-401`,
    `${hash}-0400`,
    `${hash}x-400`,
    `${hash.slice(1)}-400`,
    `${hash}-400.webp`,
    `../../../etc-400`,
    `%2e%2e%2fabcd-400`,
    `${hash}-400\n`,
  ])('is not %j', (name) => {
    expect(parsePictureName(name)).toBeNull()
  })
})

const file = (filename: string, mimeType: string, filesize: number) => ({ filename, mimeType, filesize })
const whole = file('whole.webp', 'image/webp', 90_000)
const sizes = {
  thumb: file('thumb.webp', 'image/webp', 900),
  card: file('card.webp', 'image/webp', 4_000),
  cardAvif: file('card.avif', 'image/avif', 3_000),
  page: file('page.webp', 'image/webp', 9_000),
  pageAvif: file('page.avif', 'image/avif', 9_500),
}
const nothing = { filename: null, filesize: null, mimeType: null }

describe('the file that is sent', () => {
  test.each([
    ['AVIF, which is lighter here', 400, true, 'card.avif'],
    ['WebP to whoever cannot read AVIF', 400, false, 'card.webp'],
    ['WebP where that is lighter', 768, true, 'page.webp'],
    ['the only one there is', 160, true, 'thumb.webp'],
    ['the whole picture', 2000, true, 'whole.webp'],
  ] as const)('is %s', (_, width, readsAvif, filename) => {
    expect(pictureFile({ ...whole, sizes }, width, readsAvif)?.filename).toBe(filename)
  })

  test.each([
    ['was made of a picture too small to cut', { ...whole, sizes: { card: nothing, cardAvif: nothing } }],
    ['was made before there were sizes', whole],
  ])('is the whole picture when nothing %s', (_, picture) => {
    expect(pictureFile(picture, 400, true)).toEqual({ filename: 'whole.webp', mimeType: 'image/webp' })
  })

  test('is none when there is no file at all', () => {
    expect(pictureFile(nothing, 400, true)).toBeNull()
  })
})

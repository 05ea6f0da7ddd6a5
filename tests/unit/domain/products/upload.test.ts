import fc from 'fast-check'
import { MAX_BODY, TOO_LARGE } from '@/domain/forms/request-size'
import { describe, expect, test } from 'vitest'
import {
  checkDocument,
  checkDocumentKind,
  checkImage,
  checkPixels,
  cleanFileName,
  imageKey,
  uploadName,
  messageFileName,
} from '@/domain/forms/upload'
import { issuesOf } from '@/domain/result'

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((sign) => sign.charCodeAt(0)) : part)),
  )

const JPEG = bytes([0xff, 0xd8, 0xff, 0xe0], 'JFIF')
const PNG = bytes([0x89], 'PNG\r\n', [0x1a], '\n....')
const WEBP = bytes('RIFF', [1, 2, 3, 4], 'WEBPVP8 ')
const PDF = bytes('%PDF-1.7')

const code = (result: { ok: true; value: string } | { ok: false; issues: { code: string }[] }) =>
  result.ok ? result.value : result.issues[0]?.code

describe('the type of an upload', () => {
  test.each([
    ['a JPEG', JPEG, 'image/jpeg', 'image/jpeg'],
    ['a PNG', PNG, 'image/png', 'image/png'],
    ['a WebP', WEBP, 'image/webp', 'upload.documentType'],
    ['a GIF of 1987', bytes('GIF87a'), 'image/gif', 'upload.documentType'],
    ['a GIF of 1989', bytes('GIF89a'), 'image/gif', 'upload.documentType'],
    ['a PDF', PDF, 'upload.imageType', 'application/pdf'],
    ['an SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'upload.imageType', 'upload.documentType'],
    ['a sound in RIFF', bytes('RIFF', [1, 2, 3, 4], 'WAVE'), 'upload.imageType', 'upload.documentType'],
    ['half a WebP', bytes('RIFF', [1, 2, 3, 4]), 'upload.imageType', 'upload.documentType'],
    ['a page', bytes('<html>'), 'upload.imageType', 'upload.documentType'],
    ['nothing', bytes(), 'upload.imageType', 'upload.documentType'],
  ])('of %s is read from its bytes', (_name, content, image, paper) => {
    expect([code(checkImage({ bytes: content })), code(checkDocument({ bytes: content }))]).toEqual([
      image,
      paper,
    ])
  })

  test.each([
    [10 * 1024 * 1024, 'image/jpeg'],
    [10 * 1024 * 1024 + 1, 'upload.tooLarge'],
  ])('counts only up to 10 MB: %d bytes give %s', (size, expected) => {
    expect(code(checkImage({ bytes: JPEG, size }))).toBe(expected)
    expect(code(checkDocument({ bytes: JPEG, size }))).toBe(expected)
  })
})

describe('the pixels of a picture', () => {
  test.each([
    [{ width: 8000, height: 5000 }, undefined],
    [{ width: 8000, height: 5001 }, 'upload.pixels'],
    [{ width: 1000, height: 1000, pages: 40 }, undefined],
    [{ width: 1000, height: 1000, pages: 41 }, 'upload.pixels'],
    [{ width: 1, height: 16_383 }, undefined],
    [{ width: 1, height: 16_384 }, 'upload.pixels'],
    [{ width: 16_384, height: 1 }, 'upload.pixels'],
    [{ width: 0, height: 5 }, 'upload.damaged'],
    [{ width: NaN, height: 5 }, 'upload.damaged'],
    [{}, 'upload.damaged'],
  ])('%j: %s', (header, expected) => {
    expect(issuesOf(checkPixels(header))[0]?.code).toBe(expected)
  })
})

describe('the kind of a document', () => {
  const buyer = { kind: 'buyer', id: 'a' } as const
  test.each([
    ['business', buyer, undefined],
    ['exemption', buyer, undefined],
    ['invoice', buyer, 'document.kind'],
    ['waybill', { kind: 'seller', id: 'a', status: 'active' }, 'document.kind'],
    [undefined, buyer, 'document.kind'],
    ['statement', { kind: 'system' }, undefined],
    ['packing_list', { kind: 'staff', id: 'a', role: 'admin' }, undefined],
  ] as const)('%s by %j: %s', (kind, actor, expected) => {
    const change = { next: { kind }, before: undefined, actor }
    expect(issuesOf(checkDocumentKind(change))[0]?.code).toBe(expected)
  })
})

describe('the name of an upload', () => {
  test.each([
    ['oak plank.jpg', 'oak_plank.jpg'],
    ['two  spaces.png', 'two__spaces.png'],
    ['C:\\Users\\Me\\Pictures\\oak.png', 'oak.png'],
    ['../../etc/passwd', 'passwd'],
    ['..', 'file'],
    ['.htaccess', 'htaccess'],
    ['a/b/', 'file'],
    ['', 'file'],
    ['참나무 마루.jpg', '참나무_마루.jpg'],
    ['a\u0000b\u202egnp.exe', 'abgnp.exe'],
    ['50%#?.png', '50.png'],
    [`${'x'.repeat(300)}.png`, `${'x'.repeat(116)}.png`],
  ])('"%s" is kept as %s', (name, kept) => {
    expect(cleanFileName(name)).toBe(kept)
  })

  test('fits the 255 bytes of a name on disk, in every script', () => {
    const given = { timestamp: Date.now(), random: new Uint8Array(16) }
    for (const sign of ['x', 'é', '타', '🪵']) {
      const name = uploadName({ ...given, fileName: `${sign.repeat(300)}.jpeg` })
      expect(name).toMatch(/\.jpeg$/)
      expect(Buffer.byteLength(`${name}-2000x2500`)).toBeLessThan(255)
    }
  })

  test('never holds a folder, a space or nothing at all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        expect(cleanFileName(name)).toMatch(/^[^./\\\s][^/\\\s]*$/u)
        expect(cleanFileName(cleanFileName(name))).toBe(cleanFileName(name))
      }),
    )
  })
})

describe('the key of a product picture', () => {
  const random = Uint8Array.from({ length: 16 }, (_, at) => at)
  const given = { sellerId: '0193-ab', timestamp: 1_750_000_000_000, random, fileName: 'oak plank.jpg' }

  test('is products/{sellerUid}/{timestamp}_{16 random bytes hex}_{name}', () => {
    expect(imageKey(given)).toBe(
      'products/0193-ab/1750000000000_000102030405060708090a0b0c0d0e0f_oak_plank.jpg',
    )
  })

  test('cannot leave the folder of its seller or be guessed', () => {
    expect(() => imageKey({ ...given, sellerId: '../other' })).toThrow(RangeError)
    expect(() => imageKey({ ...given, random: random.slice(1) })).toThrow(RangeError)
    expect(imageKey({ ...given, fileName: '../../x.png' })).toMatch(/^products\/0193-ab\/[^/]+_x\.png$/)
  })
})

describe('a length that is too much', () => {
  const isTooLarge = (length: number) => new RegExp(`^${TOO_LARGE}$`).test(String(length))

  test.each([MAX_BODY, 19_999_999, 20_000_000, 99_999_999, 100_000_000, 10 ** 12])('is %i', (length) => {
    expect(isTooLarge(length)).toBe(true)
  })

  test.each([0, 1, 900_000, 9_999_999, 10_000_000, 11_999_999])('is not %i', (length) => {
    expect(isTooLarge(length)).toBe(false)
  })

  test('is every length from the most on, and none below', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), (length) => {
        expect(isTooLarge(length)).toBe(length >= MAX_BODY)
      }),
    )
  })
})

describe('the name of a file in a message', () => {
  const stored = '1750000000000_000102030405060708090a0b0c0d0e0f_'

  test.each([
    ['plan_3.pdf', 'application/pdf', 'plan_3.pdf'],
    ['견적서.PDF', 'application/pdf', '견적서.pdf'],
    ['invoice.pdf.exe', 'application/pdf', 'invoice.pdf.pdf'],
    ['photo', 'image/jpeg', 'photo.jpg'],
    ['.png', 'image/png', 'png.png'],
  ])('of %s, %s, is its sender’s with the ending of what it is', (name, type, shown) => {
    expect(messageFileName(stored + name, type)).toBe(shown)
  })
})

import 'server-only'
import { join } from 'node:path'
import sharp from 'sharp'
import { MAX_PIXELS } from '@/domain/forms/upload'
import type { ShareCard } from './share-card'

export const SHARE_SIZE = { width: 1200, height: 630 }

const FONT = join(process.cwd(), 'src/server/texts/pdf/fonts/maru-sans-semibold.otf')
const PICTURE = { width: 504, height: 630, left: 696, top: 0 }
const TEXT = { left: 64, width: 568 }
const COLORS = { background: '#fbfaf7', ink: '#1d1c1a', celadon: '#2f6b5b', muted: '#635e55' }
const LOGO = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="56" height="56" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#2f6b5b"/><path fill="#fbfaf7" d="M6 7h20v3.2H6zM6 12h5.3v8.4H6zM13.35 12h5.3v8.4h-5.3zM20.7 12H26v8.4h-5.3zM6 22.2h20v3.2H6z"/></svg>',
)

/** A share image, 1200 by 630: logo and name of the shop, title, line, and the picture on the right. */
export async function renderShareCard(card: ShareCard, picture: Uint8Array | null): Promise<Buffer> {
  const [name, title, line, cut] = await Promise.all([
    textImage(card.siteName, 32, COLORS.ink),
    textImage(shortened(card.title), sizeFor(card.title), COLORS.ink),
    textImage(card.line, 36, COLORS.celadon),
    picture &&
      sharp(picture, { limitInputPixels: MAX_PIXELS })
        .resize({ width: PICTURE.width, height: PICTURE.height, fit: 'cover' })
        .toBuffer(),
  ])
  const space = title && line ? 28 : 0
  const top = Math.max(152, Math.round((670 - heightOf(title) - space - heightOf(line)) / 2))
  return sharp({ create: { ...SHARE_SIZE, channels: 3, background: COLORS.background } })
    .composite([
      ...(cut ? [{ input: cut, left: PICTURE.left, top: PICTURE.top }] : []),
      { input: LOGO, left: TEXT.left, top: 56 },
      ...layer(name, TEXT.left + 76, 84 - Math.round(heightOf(name) / 2)),
      ...layer(title, TEXT.left, top),
      ...layer(line, TEXT.left, top + heightOf(title) + space),
    ])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
}

type TextImage = { data: Buffer; height: number } | null

const heightOf = (words: TextImage) => words?.height ?? 0
const layer = (words: TextImage, left: number, top: number) =>
  words ? [{ input: words.data, left, top }] : []

/** Renders a text as an image with line breaks; null if nothing is visible. */
async function textImage(text: string, size: number, colour: string): Promise<TextImage> {
  const words = sharp({
    text: {
      text: `<span foreground="${colour}">${escaped(text)}</span>`,
      font: `Maru Sans ${size}`,
      fontfile: FONT,
      width: TEXT.width,
      dpi: 72,
      rgba: true,
      wrap: 'word-char',
      spacing: Math.round(size / 8),
    },
  })
  const image = await words
    .png()
    .toBuffer({ resolveWithObject: true })
    .catch(() => null)
  return image && { data: image.data, height: image.info.height }
}

const LONGEST = 90
const MARKS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Break Korean between words only, not between syllables. */
const escaped = (text: string) =>
  text
    .replace(/[\p{C}\s]+/gu, ' ')
    .replace(/(?<=\p{Script=Hangul})(?=\p{Script=Hangul})/gu, '\u2060')
    .replace(/[&<>]/g, (mark) => MARKS[mark] ?? '')

function shortened(text: string) {
  const characters = [...text]
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST).join('').trimEnd()}…` : text
}

/** Hangul is about twice as wide as Latin, so the size depends on the measured width. */
function sizeFor(text: string) {
  const width = [...text].reduce(
    (sum, character) => sum + (/[\p{Script=Hangul}\p{Script=Han}]/u.test(character) ? 1.7 : 1),
    0,
  )
  if (width <= 36) return 60
  return width <= 72 ? 50 : 40
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import PDFDocument from 'pdfkit'
import { formatTag, type Locale } from '@/domain/locale'

/** Fonts with Hangul, Latin, Greek, Cyrillic and Kana (src/ui/fonts/make.py); pdfkit embeds only the glyphs used. */
const fontAt = (name: string) => {
  let bytes: Buffer | undefined
  return () =>
    (bytes ??= readFileSync(join(process.cwd(), `src/server/texts/pdf/fonts/maru-sans-${name}.otf`)))
}
const FONTS = { plain: fontAt('regular'), strong: fontAt('semibold') }

const INK = { ink: '#1d1c1a', muted: '#635e55', line: '#dfd9ce', celadon: '#2f6b5b' }

/** Characters the fonts lack are printed as a box, not dropped; of the narrow spaces, which `Intl` sets, a common one stays. */
const UNKNOWN =
  /[^\u0020-\u02ff\u0370-\u045f\u1e00-\u1eff\u2010-\u2044\u20a0-\u20bf\u2100-\u2193\u2212\u221e\u2260-\u2265\u25a1\u3000-\u3003\u3008-\u3011\u3041-\u30ff\u3131-\u318e\u3200-\u33ff\uac00-\ud7a3\uff01-\uff5e\n]/gu

export const printable = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[^\P{C}\n]/gu, '')
    .replace(/[\u2000-\u200a\u202f\u205f]/g, '\u00a0')
    .replace(UNKNOWN, '□')

type Style = { size?: number; strong?: boolean; muted?: boolean; align?: 'left' | 'right' }
export type PdfSheet = ReturnType<typeof openPdf>

const MARGIN = 48
const FOOT = 36

/** A letter-size PDF written from top to bottom. `need` starts a new page if too little space is left. */
export function openPdf({ title, author, locale }: { title: string; author: string; locale: Locale }) {
  const doc = new PDFDocument({
    size: 'LETTER',
    margins: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN },
    info: { Title: printable(title), Author: printable(author) },
    lang: formatTag(locale),
    displayTitle: true,
    bufferPages: true,
    pdfVersion: '1.7',
    // No default font: it would be a reader's own, without Korean.
    font: '',
  })
  doc.registerFont('plain', FONTS.plain()).registerFont('strong', FONTS.strong())
  const parts: Buffer[] = []
  doc.on('data', (part: Buffer) => parts.push(part))
  const left = MARGIN
  const right = doc.page.width - MARGIN
  const bottom = doc.page.height - MARGIN - FOOT

  const set = ({ size = 9.5, strong = false, muted = false }: Style) =>
    doc
      .font(strong ? 'strong' : 'plain')
      .fontSize(size)
      .fillColor(muted ? INK.muted : INK.ink)

  return {
    left,
    right,
    y: MARGIN,
    /** Writes text into a box and returns its height. */
    write(text: string, x: number, y: number, width: number, style: Style = {}) {
      const words = printable(text)
      set(style).text(words, x, y, { width, align: style.align ?? 'left', lineGap: 2 })
      return this.height(text, width, style)
    },
    height(text: string, width: number, style: Style = {}) {
      return text === '' ? 0 : set(style).heightOfString(printable(text), { width, lineGap: 2 })
    },
    rule(y: number, from = left, to = right) {
      doc.moveTo(from, y).lineTo(to, y).lineWidth(0.5).strokeColor(INK.line).stroke()
    },
    mark(x: number, y: number, width: number) {
      doc.rect(x, y, width, 2).fill(INK.celadon)
    },
    /** A JPEG or PNG, as high as its width makes it. */
    picture(bytes: Buffer, x: number, y: number, width: number) {
      doc.image(bytes, x, y, { width })
    },
    /** How many pages there are. */
    get pages() {
      return doc.bufferedPageRange().count
    },
    /** Returns whether a new page was started. */
    need(height: number) {
      if (this.y + height <= bottom) return false
      doc.addPage()
      this.y = MARGIN
      return true
    },
    /** Writes the footer of every page, now that their number is known. */
    async close(foot: (page: number, pages: number) => string): Promise<Uint8Array<ArrayBuffer>> {
      const { count } = doc.bufferedPageRange()
      for (let page = 0; page < count; page += 1) {
        doc.switchToPage(page)
        // The footer is in the margin; without this pdfkit would start a new page.
        doc.page.margins.bottom = 0
        set({ size: 7.5, muted: true }).text(printable(foot(page + 1, count)), left, bottom + FOOT / 2, {
          width: right - left,
          lineGap: 1,
        })
      }
      const done = new Promise<void>((resolve) => doc.on('end', () => resolve()))
      doc.end()
      await done
      return new Uint8Array(Buffer.concat(parts))
    },
  }
}

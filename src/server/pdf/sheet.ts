import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import PDFDocument from 'pdfkit'
import { formatTag, type Locale } from '@/domain/locale'

/** All of Hangul, Latin, Greek, Cyrillic and Kana (src/ui/fonts/make.py); only the signs that are used go into a file. */
const fontAt = (name: string) => {
  let bytes: Buffer | undefined
  return () => (bytes ??= readFileSync(join(process.cwd(), `src/server/fonts/maru-sans-${name}.otf`)))
}
const FONTS = { plain: fontAt('regular'), strong: fontAt('semibold') }

const INK = { ink: '#1d1c1a', muted: '#635e55', line: '#dfd9ce', celadon: '#2f6b5b' }

/** What the fonts have no sign for is shown as a box and not passed over. */
const UNKNOWN =
  /[^\u0020-\u02ff\u0370-\u045f\u1e00-\u1eff\u2010-\u2044\u20a0-\u20bf\u2100-\u2193\u2212\u221e\u2260-\u2265\u25a1\u3000-\u3003\u3008-\u3011\u3041-\u30ff\u3131-\u318e\u3200-\u33ff\uac00-\ud7a3\uff01-\uff5e\n]/gu

export const printable = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[^\P{C}\n]/gu, '')
    .replace(UNKNOWN, '□')

type Style = { size?: number; strong?: boolean; muted?: boolean; align?: 'left' | 'right' }
export type Sheet = ReturnType<typeof openSheet>

const MARGIN = 48
const FOOT = 36

/** A letter-size PDF written from top to bottom; `need` begins a page where there is too little room left. */
export function openSheet({ title, author, locale }: { title: string; author: string; locale: Locale }) {
  const doc = new PDFDocument({
    size: 'LETTER',
    margins: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN },
    info: { Title: printable(title), Author: printable(author) },
    lang: formatTag(locale),
    displayTitle: true,
    bufferPages: true,
    pdfVersion: '1.7',
    // None to begin with: it would be one of the reader's own, without Korean.
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
    /** Writes words into a box and says how high they stand. */
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
    /** Whether a page was begun. */
    need(height: number) {
      if (this.y + height <= bottom) return false
      doc.addPage()
      this.y = MARGIN
      return true
    },
    /** The foot of every page, now that it is known how many there are. */
    async close(foot: (page: number, pages: number) => string): Promise<Uint8Array<ArrayBuffer>> {
      const { count } = doc.bufferedPageRange()
      for (let page = 0; page < count; page += 1) {
        doc.switchToPage(page)
        // The foot stands in the margin, where a word would else begin a page.
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

import 'server-only'
import { getTranslations } from 'next-intl/server'
import sharp from 'sharp'
import { markedUp } from '@/domain/cart/job-list'
import type { Locale } from '@/domain/locale'
import { addAll } from '@/domain/money'
import { MAX_PIXELS } from '@/domain/forms/upload'
import { documentWords } from '@/server/texts/pdf/document-words'
import { writeHead, writeNote, writeSum, writeSumRule } from '@/server/texts/pdf/parts'
import { openPdf, type PdfSheet } from '@/server/texts/pdf/sheet'
import { queues } from '@/server/storage/semaphore'
import { readPicture } from '@/server/storage/read-picture'
import type { ListPage } from './get-list'
import type { JobListLineView } from './list-view'

type ScheduleOptions = { locale: Locale; member: string; prices: boolean; markUp: number; author: string }
type Words = Awaited<ReturnType<typeof wordsOf>>

/** Width and height of a picture in points; twice as many pixels are enough for paper. */
const PICTURE = { width: 48, height: 60 }
const GAP = 12

async function wordsOf(locale: Locale) {
  return {
    ...(await documentWords(locale)),
    t: await getTranslations({ locale, namespace: 'jobLists' }),
  }
}

/** A list on paper for a client, each line with a picture: without prices, or with a mark-up on each, which is not said (rule M58). */
export function renderSchedule(list: ListPage, asked: ScheduleOptions): Promise<Uint8Array<ArrayBuffer>> {
  return queues.schedules(() => scheduleOf(list, asked), asked.member)
}

async function scheduleOf(list: ListPage, { locale, prices, markUp, author }: ScheduleOptions) {
  const words = await wordsOf(locale)
  const { t, namedMoney, day } = words
  const sheet = openPdf({ title: list.name, author, locale })
  writeHead(sheet, list.name, [[t('date'), day(new Date().toISOString())]])
  if (list.note) {
    writeNote(sheet, t('note'), list.note)
    sheet.y += 12
  }
  sheet.need(PICTURE.height + 44)
  writeLine(sheet, titlesOf(words, prices), { size: 8, muted: true })
  const totals: number[] = []
  for (const line of list.lines) {
    const price = prices && line.unitPrice !== null ? markedUp(line.unitPrice, line.quantity, markUp) : null
    // As the list sums it: what can be bought (rule M57).
    if (price && !line.issue) totals.push(price.total)
    await writeProduct(sheet, line, price, words)
  }
  if (prices) {
    sheet.y += 6
    writeSumRule(sheet)
    writeSum(sheet, t('total'), namedMoney(addAll(totals)), true)
    writeSum(sheet, t('before'), '')
  }
  return sheet.close((page, pages) => `${t('schedule')} · ${t('page', { page, pages })}`)
}

type Cells = readonly [text: string, quantity: string, unitPrice: string, amount: string]
const WIDTHS = { quantity: 70, money: 80 }

const titlesOf = ({ t }: Words, prices: boolean): Cells => [
  t('product'),
  t('quantity'),
  prices ? t('unitPrice') : '',
  prices ? t('amount') : '',
]

function writeLine(
  sheet: PdfSheet,
  [text, ...figures]: Cells,
  style: { size?: number; muted?: boolean } = {},
) {
  const widths = [WIDTHS.quantity, WIDTHS.money, WIDTHS.money]
  const left = sheet.left + PICTURE.width + GAP
  const taken = widths.reduce((sum, width) => sum + width + GAP, 0)
  let x = sheet.right - taken + GAP
  const high = figures.map((figure, at) => {
    const width = widths[at] ?? 0
    const height = sheet.write(figure, x, sheet.y, width, { ...style, align: 'right' })
    x += width + GAP
    return height
  })
  const own = sheet.write(text, left, sheet.y, sheet.right - taken - left, style)
  sheet.y += Math.max(own, ...high) + 4
}

async function writeProduct(
  sheet: PdfSheet,
  line: JobListLineView,
  price: ReturnType<typeof markedUp> | null,
  { t, money, quantity }: Words,
) {
  const { goods, name, note } = line
  const text = [name, goods ? `${t('sku')} ${goods.sku}` : t('change.gone'), note].filter(Boolean).join('\n')
  const width = sheet.right - sheet.left - PICTURE.width - GAP - WIDTHS.quantity - 2 * WIDTHS.money - 3 * GAP
  const height = Math.max(PICTURE.height, sheet.height(text, width))
  sheet.need(height + 14)
  sheet.rule(sheet.y)
  sheet.y += 6
  const top = sheet.y
  const picture = goods?.picture ? await pictureOf(goods.picture) : null
  if (picture) sheet.picture(picture, sheet.left, top, PICTURE.width)
  const count = quantity({ ...goods, quantity: line.quantity })
  writeLine(sheet, [text, count, price ? money(price.unitPrice) : '', price ? money(price.total) : ''])
  sheet.y = Math.max(sheet.y, top + PICTURE.height + 4)
}

/** The card's picture as a JPEG, which a PDF can carry; without it where it cannot be read. */
async function pictureOf(path: string): Promise<Buffer | null> {
  try {
    const answer = await readPicture(path.replace(/^\/img\//, ''), false)
    if (!answer?.ok) return null
    return await sharp(Buffer.from(await answer.arrayBuffer()), { limitInputPixels: MAX_PIXELS })
      .resize({ width: 2 * PICTURE.width, height: 2 * PICTURE.height, fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80 })
      .toBuffer()
  } catch (error) {
    console.error(error)
    return null
  }
}

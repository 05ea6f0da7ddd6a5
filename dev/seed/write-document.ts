import { formatTag, type Locale } from '@/domain/locale'
import { imperialSize, inchesText, poundsOf } from '@/domain/products/facts/imperial'
import en from '@/messages/en'
import fr from '@/messages/fr'
import ko from '@/messages/ko'
import { writeHead, writeNote, writeTable } from '@/server/texts/pdf/parts'
import { openPdf } from '@/server/texts/pdf/sheet'
import { productOf, sellerOf, type DocumentData, type ProductData } from './catalogue'

const WORDS = {
  en: { facts: en.product.facts, fact: 'Fact', value: 'Value', box: 'Box', inch: 'in', pound: 'lb' },
  fr: {
    facts: fr.product.facts,
    fact: 'Caractéristique',
    value: 'Valeur',
    box: 'Boîte',
    inch: 'po',
    pound: 'lb',
  },
  ko: {
    facts: ko.product.facts,
    fact: '항목',
    value: '내용',
    box: '박스 크기',
    inch: '인치',
    pound: '파운드',
  },
} as const satisfies Record<Locale, object>

/** A document of a demo product as a PDF: what the catalogue says of the product, or what the document itself says. */
export async function writeDocument({ slug, title, locale, parts }: DocumentData): Promise<Buffer> {
  const product = productOf(slug)
  const author = sellerOf(product.seller).company[locale === 'ko' ? 'ko' : 'en']
  const sheet = openPdf({ title, author, locale })
  const { facts, fact, value } = WORDS[locale]
  writeHead(sheet, title, [
    [facts.sku, product.sku],
    [author, product.name[locale]],
  ])
  for (const [heading, text] of parts ?? []) {
    writeNote(sheet, heading, text)
    sheet.y += 14
  }
  if (!parts) {
    writeTable(sheet, [{ title: fact, width: 150 }, { title: value }], rowsOf(product, locale))
    writeNote(sheet, product.name[locale], product.description[locale])
  }
  return Buffer.from(await sheet.close((page, pages) => `${title} · ${page} / ${pages}\n${author}`))
}

function rowsOf(product: ProductData, locale: Locale): string[][] {
  const { facts, box, inch, pound } = WORDS[locale]
  const number = new Intl.NumberFormat(formatTag(locale), { maximumFractionDigits: 2 })
  const size = (text: string) => {
    const sides = imperialSize(text)?.sides.map(({ sixteenths }) => inchesText(sixteenths)) ?? []
    return `${text} (${sides.join(' × ')}\u00a0${inch})`
  }
  const { length, width, height } = product.boxMm
  return [
    [facts.material, product.material[locale]],
    [facts.color, product.color[locale]],
    [facts.dimensions, size(product.dimensions)],
    [
      facts.weight,
      `${number.format(product.weight)}\u00a0kg (${number.format(poundsOf(product.weight))}\u00a0${pound})`,
    ],
    [facts.packagingUnit, number.format(product.packagingUnit)],
    [box, size(`${length} × ${width} × ${height} mm`)],
    [facts.certifications, product.certifications.join(', ')],
    [facts.hsCode, product.hsCode],
  ].filter(([, told]) => told !== '')
}

import type { Locale } from '@/domain/locale'
import {
  CLOSE,
  pictureFile,
  viewFile,
  VIEWS,
  type ProductData,
  type Spoken,
  type ViewData,
} from './catalogue'
import { idOf } from './ids'

export type Picture = {
  id: string
  product: ProductData
  /** What it shows, unless the name of the product says it. */
  text?: Spoken
  /** The file, or what is cut from the picture of a room. */
  from: string | ViewData
}

const pictureId = (slug: string) => idOf('picture', slug)

/** The pictures of a listing in their order: itself, the room it belongs to, a part taken close, the drawing, the packed box. */
export const picturesOf = (product: ProductData): Picture[] => [
  { id: pictureId(product.picture), product, from: pictureFile(product.picture) },
  ...VIEWS.filter(({ slug }) => slug === product.slug).map((view) => ({
    id: idOf('picture', `${view.slug} in its room`),
    product,
    text: view.text,
    from: view,
  })),
  ...CLOSE.filter(({ slug }) => slug === product.slug).flatMap(({ slug, detail }) =>
    Object.entries({ detail, drawing: drawingText(product), box: boxText(product) }).map(([kind, text]) => ({
      id: idOf('picture', `${slug} ${kind}`),
      product,
      text,
      from: viewFile(slug, kind),
    })),
  ),
]

/** What a seller writes of the pictures that need words, in one language (rule C52). */
export const textsOf = (product: ProductData, locale: Locale) =>
  Object.fromEntries(picturesOf(product).flatMap(({ id, text }) => (text ? [[id, text[locale]]] : [])))

const drawingText = ({ dimensions }: ProductData): Spoken => ({
  en: `Drawing with sizes in millimetres and inches, ${dimensions}`,
  fr: `Dessin coté en millimètres et en pouces, ${dimensions}`,
  ko: `치수 도면(mm, 인치), ${dimensions}`,
})

function boxText({ boxMm: { length, width, height } }: ProductData): Spoken {
  const size = `${length} × ${width} × ${height} mm`
  return { en: `Shipping box, ${size}`, fr: `Boîte d’expédition, ${size}`, ko: `배송 박스, ${size}` }
}

import type { StoredChange } from '@/domain/products/listing/applied-change'
import { comparedFacts, type ComparedFact } from '@/domain/products/listing/change-comparison'
import { describedOf, fileIds, wantedOf, type Values } from '@/domain/products/listing/described'
import { GOOD_PICTURES, helpsOf, type ListingHelp } from '@/domain/products/listing/listing-reasons'
import { LOCALES, type Locale } from '@/domain/locale'
import { documentPath, type DocumentKind } from '@/domain/products/product-documents'
import { sentName } from '@/domain/forms/upload'
import type { Product } from '@/payload-types'
import { asSystem, type Data } from '@/server/db/data'
import { inArray } from '@/server/db/sql'
import { tables } from '@/server/db/tables'
import { database } from '@/server/db/transaction'
import { among } from '@/server/orders/rows'
import { getDeclined, type DeclinedChange } from './get-declined'
import type { QueueRow } from './list-queue'

const { media } = tables

export type Picture = { id: string; hash: string | null; name: string; isNew: boolean }

export type ReviewedDocument = {
  id: string
  title: string
  kind: DocumentKind
  locale: Locale
  href: string
  isNew: boolean
}

/** What staff read before they decide on a product or a change request. */
export type ReviewDetails = {
  product: Product
  /** The described facts as they are, or would be after the change. */
  facts: Values
  /** Of a change request: what differs. Null where it cannot be applied. */
  compared: ComparedFact[] | null
  pictures: Picture[]
  documents: ReviewedDocument[]
  /** Those of the product now, where a change request wants others. */
  picturesNow: Picture[]
  helps: ListingHelp[]
  /** Of a product that staff declined before. */
  declined: DeclinedChange | null
  /** File names of all these pictures and titles of the documents, by their ids. */
  names: ReadonlyMap<string, string>
}

export { GOOD_PICTURES }

/** All that a page of the queue shows, by the id of the row. */
export async function getReviewed(rows: readonly QueueRow[]): Promise<Map<string, ReviewDetails>> {
  if (rows.length === 0) return new Map()
  const db = await asSystem()
  const ids = (kind: QueueRow['kind']) => rows.filter((row) => row.kind === kind).map(({ id }) => id)
  const all = { locale: 'all', pagination: false } as const
  const products = await db.find({
    ...all,
    collection: 'products',
    where: { id: { in: rows.map(({ product }) => product) } },
  })
  const changes = await db.find({
    ...all,
    collection: 'product-changes',
    where: { id: { in: ids('product-change') } },
  })
  const byId = new Map(products.docs.map((product) => [product.id, product]))
  const asked = new Map(changes.docs.map((change) => [change.id, change as object as StoredChange]))
  const read = rows.flatMap(({ id, product }) => {
    const found = byId.get(product ?? '')
    return found ? [[id, reviewedOf(found, asked.get(id))] as const] : []
  })
  const waiting = new Set(ids('product'))
  const declined = await getDeclined(products.docs.filter(({ id }) => waiting.has(id)))
  const since = [...declined.values()].flatMap(({ changed }) =>
    changed.flatMap(({ name, before }) => fileIds(name, before)),
  )
  const found = await readPictures([
    ...read.flatMap(([, { facts, before }]) => [...imagesOf(facts), ...before]),
    ...since,
  ])
  const documents = await readDocuments(db, [
    ...read.flatMap(([, { facts, documentsBefore }]) => [...idsOf(facts.documents), ...documentsBefore]),
    ...since,
  ])
  const names = new Map([
    ...[...found].map(([id, { name }]) => [id, name] as const),
    ...documents.map(({ id, title }) => [id, title] as const),
  ])
  const pictures = (images: readonly string[], before: readonly string[]) =>
    images.map((id) => ({
      id,
      ...(found.get(id) ?? { hash: null, name: id }),
      isNew: !before.includes(id),
    }))
  return new Map(
    read.map(([id, { before, documentsBefore, ...reviewed }]) => [
      id,
      {
        ...reviewed,
        declined: declined.get(id) ?? null,
        names,
        documents: documents
          .filter((each) => idsOf(reviewed.facts.documents).includes(each.id))
          .map((each) => ({ ...each, isNew: !documentsBefore.includes(each.id) })),
        pictures: pictures(imagesOf(reviewed.facts), before),
        picturesNow: imagesOf(reviewed.facts).join() === before.join() ? [] : pictures(before, before),
      },
    ]),
  )
}

const idsOf = (value: unknown) => (Array.isArray(value) ? value.map(String) : [])
const imagesOf = ({ images }: Values) => idsOf(images)

function reviewedOf(product: Product, change: StoredChange | undefined) {
  const live = describedOf(product)
  const facts = change ? { ...live, ...wantedOf(change, live) } : live
  const compared = change ? comparedFacts(product, change) : []
  return {
    product,
    facts,
    before: imagesOf(live),
    documentsBefore: idsOf(live.documents),
    compared: change && compared.length === 0 ? null : compared,
    helps: helpsOf({
      named: LOCALES.filter((locale) => facts[`name.${locale}`]),
      described: LOCALES.filter((locale) => facts[`description.${locale}`]),
      shippingCountry: product.shippingCountry,
      hsCode: typeof facts.hsCode === 'string' ? facts.hsCode : null,
      hasBox: Object.values(facts.box ?? { none: null }).every((side) => typeof side === 'number'),
      leadTimeDays: product.leadTimeDays ?? null,
      pictures: imagesOf(facts).length,
    }),
  }
}

async function readDocuments(db: Pick<Data, 'find'>, ids: readonly string[]) {
  if (ids.length === 0) return []
  const { docs } = await db.find({
    collection: 'product-documents',
    where: { id: { in: [...new Set(ids)] } },
    sort: ['createdAt', 'id'],
    pagination: false,
  })
  return docs.map(({ id, title, kind, locale, filename }) => ({
    id,
    title,
    kind,
    locale,
    href: documentPath(filename ?? ''),
  }))
}

async function readPictures(ids: readonly string[]) {
  const db = await database()
  const rows = await db
    .select({
      id: media.id,
      hash: media.hash,
      name: media.filename,
    })
    .from(media)
    .where(inArray(media.id, among(ids)))
  return new Map(rows.map(({ id, hash, name }) => [id, { hash, name: name ? sentName(name) : id }]))
}

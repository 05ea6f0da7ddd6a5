import { sellerId } from './accounts'
import { DOCUMENTS, productOf, type DocumentData } from './catalogue'
import { idOf } from './ids'
import { listedAt, productId } from './seed-products'
import { missing, SYSTEM, type Seed } from './store'
import { writeDocument } from './write-document'

const documentId = ({ slug, kind, locale }: DocumentData) => idOf('document', slug, kind, locale)

/** Documents of some products, reviewed with them (rule C62). */
export async function seedDocuments(seed: Seed) {
  const { payload, clock } = seed
  const told = DOCUMENTS.map((document) => ({ ...document, id: documentId(document) }))
  for (const document of await missing(seed, 'product-documents', told)) {
    const { id, slug, kind, locale, title } = document
    const product = productOf(slug)
    const createdAt = listedAt(product, clock)
    const data = await writeDocument(document)
    await payload.create({
      ...SYSTEM,
      collection: 'product-documents',
      data: {
        id,
        kind,
        locale,
        title,
        product: productId(slug),
        seller: sellerId(product.seller),
        isListed: false,
        createdAt,
        updatedAt: createdAt,
      },
      file: { data, name: `${slug}-${kind}-${locale}.pdf`, mimetype: 'application/pdf', size: data.length },
    })
  }
  for (const slug of new Set(DOCUMENTS.map((document) => document.slug))) {
    const documents = told.filter((document) => document.slug === slug).map(({ id }) => id)
    const updatedAt = listedAt(productOf(slug), clock)
    await payload.update({
      ...SYSTEM,
      collection: 'products',
      id: productId(slug),
      data: { documents, updatedAt },
    })
  }
}

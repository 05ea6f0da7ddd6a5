import type { Samples } from '~/tests/support/policy'
import {
  aCategory,
  aPaper,
  aPicture,
  aProduct,
  aProductChange,
  aProductDocument,
  aProductDraft,
  aProductImport,
  aProductImportRow,
  aSynonym,
  aView,
} from '~/tests/support/factories/catalogue'
import type { System } from '~/tests/support/system'

type Catalogue = Pick<
  Samples,
  | 'products'
  | 'product-changes'
  | 'categories'
  | 'media'
  | 'product-documents'
  | 'synonyms'
  | 'product-views'
  | 'product-drafts'
  | 'product-imports'
  | 'product-import-rows'
>

/** The movements of the sample world are samples themselves. */
const HISTORY_GIVEN = { context: { actor: { kind: 'system' }, quiet: true, history: 'given' } }
const APPROVED_AT = '2025-02-01T09:00:00.000Z'

/** Goods of every standing, of every kind of seller who can have some. */
export async function makeCatalogue(
  { make, change }: System,
  sellers: Samples['sellers'],
): Promise<Catalogue> {
  const room = await make('categories', aCategory('Kitchen'))
  const sub = await make('categories', aCategory('Faucets', room))
  const picture = (owner?: string) => make('media', { owner, alt: 'A faucet' }, { file: aPicture() })
  const media = {
    sellers: await picture(sellers.seller),
    otherSellers: await picture(sellers.otherSeller),
    house: await picture(),
    spare: await picture(),
  }
  const pictures = { [sellers.seller]: media.sellers, [sellers.otherSeller]: media.otherSellers }
  const product = (seller: string, status: string) =>
    make(
      'products',
      {
        ...aProduct(seller, sub, pictures[seller] ?? media.house),
        status,
        statusReason: `It is ${status}.`,
        family: status === 'pending' ? 'Basin taps' : null,
        changesAsked: status === 'pending' ? 'Say the grade of the steel.' : null,
        approvedAt: APPROVED_AT,
      },
      HISTORY_GIVEN,
    )
  const products = {
    pending: await product(sellers.seller, 'pending'),
    rejected: await product(sellers.seller, 'rejected'),
    live: await product(sellers.seller, 'approved'),
    second: await product(sellers.seller, 'approved'),
    otherPending: await product(sellers.otherSeller, 'pending'),
    otherLive: await product(sellers.otherSeller, 'approved'),
    stopped: await product(sellers.suspendedSeller, 'approved'),
    archived: await product(sellers.suspendedSeller, 'approved'),
  }
  await change('products', products.archived, { archivedAt: APPROVED_AT })
  const document = (seller: string, of: string) =>
    make('product-documents', aProductDocument(seller, of), { file: aPaper() })
  const documents = {
    published: await document(sellers.seller, products.second),
    asked: await document(sellers.seller, products.live),
    ofPending: await document(sellers.seller, products.pending),
    ofOtherPending: await document(sellers.otherSeller, products.otherPending),
  }
  await change('products', products.second, { documents: [documents.published] })
  await change('sellers', sellers.otherSeller, { bandProduct: products.otherLive })
  await change('products', products.otherPending, { documents: [documents.ofOtherPending] })
  const checked = await make('product-imports', aProductImport(sellers.seller))
  return {
    products,
    categories: { room, sub, spare: await make('categories', aCategory('Sinks', room)) },
    media,
    'product-documents': documents,
    'product-changes': {
      asked: await make('product-changes', aProductChange(sellers.seller, products.live)),
      otherAsked: await make('product-changes', aProductChange(sellers.otherSeller, products.otherLive)),
    },
    synonyms: { taps: await make('synonyms', aSynonym()) },
    'product-drafts': { begun: await make('product-drafts', aProductDraft(sellers.seller)) },
    'product-imports': { checked },
    'product-import-rows': { first: await make('product-import-rows', aProductImportRow(checked)) },
    'product-views': { today: await make('product-views', aView(products.live)) },
  }
}

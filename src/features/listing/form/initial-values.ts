import 'server-only'
import { emptyProduct, type ProductValues } from '@/domain/products/product-values'

export type Search = Record<string, string | string[] | undefined>

/** What the upload form starts with; the query of the page may name something else. */
export async function initialValues(_search: Search): Promise<ProductValues> {
  return emptyProduct()
}

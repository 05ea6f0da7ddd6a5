import { Media } from './media'
import { ProductDocuments } from './product-documents'
import { ReviewPictures } from './review-pictures'

/** What can be seen in the shop, or will be once staff have approved it. */
export const CATALOGUE_FILES = [Media, ProductDocuments, ReviewPictures]

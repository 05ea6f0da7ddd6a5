import { withErrorState } from '@/app/with-error-state'
import { DraftList } from '@/features/selling/listing/drafts/draft-list'
import { UploadForm } from '@/features/selling/listing/form/upload/upload-form'

/** Each fails in its place: drafts that cannot be read leave the form usable. */
export const ProductUpload = withErrorState(UploadForm)
export const Drafts = withErrorState(DraftList)

import { withErrorState } from '@/app/with-error-state'
import { EditScreen } from '@/features/selling/listing/edit/edit-screen'

/** What the form reads beside the product, such as the categories, fails in this part. */
export const ProductScreen = withErrorState(EditScreen)

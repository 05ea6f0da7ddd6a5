import type { FormState } from '@/domain/form-state'
import type { CartView } from './cart-view'

/** A removed line, as needed to undo the removal. */
export type Removed = { product: string; name: string; quantity: number; later: boolean }

/** Result of changing a line, with the whole cart as the server computed it. */
export type CartState = FormState & { line?: string; cart?: CartView; removed?: Removed }

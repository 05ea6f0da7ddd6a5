import type { FormState } from '@/domain/form-state'
import type { CartView } from './cart-view'

/** What was taken out and can be put back: as it lay there. */
export type Removed = { product: string; name: string; quantity: number; later: boolean }

/** What changing a line came to, with the whole cart as it is then: one answer, and every sum in it is the server's. */
export type CartState = FormState & { line?: string; cart?: CartView; removed?: Removed }

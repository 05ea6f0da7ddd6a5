/** What a seller does with an order, one after the other (rule S27). */
export const SALE_STEPS = ['acknowledge', 'print', 'waybill'] as const
export type SaleStep = (typeof SALE_STEPS)[number]

/** The step that comes next; printing leaves no trace, so it goes with the waybill. Null where nothing is to be sent. */
export function saleStep(status: string): 'acknowledge' | 'waybill' | null {
  if (status === 'confirmed') return 'acknowledge'
  return status === 'processing' ? 'waybill' : null
}

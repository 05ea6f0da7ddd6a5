/** Where the page of an order has what a seller can do with it, and the form of the waybill. */
export const ACTIONS = 'actions'
/** The form for a review of a product, folded on the page of a buyer. */
export const reviewAnchor = (product: string) => `review-${product}`
export const waybillAnchor = (order: string) => `${order}-waybill`
/** Where a seller gives a new estimate, and a buyer cancels. */
export const ESTIMATE = 'estimate'
export const CANCEL = 'cancel-order'

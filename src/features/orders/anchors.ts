/** Where the page of an order has what a seller can do with it, and the form of the waybill. */
export const ACTIONS = 'actions'
export const waybillAnchor = (order: string) => `${order}-waybill`

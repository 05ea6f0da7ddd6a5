/** Page that shows the paid order, or the order list for a checkout with several. */
export const ordersPath = (checkout: string, [first, ...more]: readonly string[]) =>
  first && more.length === 0 ? `/order/${first}` : `/buyer-orders?checkout=${checkout}`

/** URL the payment page returns to, with the outcome. */
export const returnUrl = (address: string, payment: string) =>
  `${address}${address.includes('?') ? '&' : '?'}payment=${payment}`

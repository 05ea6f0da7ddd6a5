/** Where what was paid is looked at: the order, or the list of orders, which is told the checkout. */
export const ordersPath = (checkout: string, [first, ...more]: readonly string[]) =>
  first && more.length === 0 ? `/order/${first}` : `/buyer-orders?checkout=${checkout}`

/** Where a buyer comes back to from paying, and what came of it there. */
export const backTo = (address: string, payment: string) =>
  `${address}${address.includes('?') ? '&' : '?'}payment=${payment}`

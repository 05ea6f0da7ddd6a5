/** The page after placing an order, for every way to pay (rule M62). */
export const thankYouPath = (checkout: string) => `/thank-you/${checkout}`

/** URL the payment page returns to, with the outcome. */
export const returnUrl = (address: string, payment: string) =>
  `${address}${address.includes('?') ? '&' : '?'}payment=${payment}`

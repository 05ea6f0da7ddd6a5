/** What adding to the cart came to. With the line as it is stored now, and how many lines the badge counts. */
export type AddState = {
  ok?: boolean
  message?: string
  isSignedOut?: boolean
  line?: { id: string; quantity: number; count: number }
}

/** Result of adding to the cart, with the stored line and the number of lines for the badge. */
export type AddState = {
  ok?: boolean
  message?: string
  isSignedOut?: boolean
  line?: { id: string; quantity: number; count: number }
}

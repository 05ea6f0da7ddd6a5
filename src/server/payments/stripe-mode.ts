/** Whether an event is from the same world as our key: test money settles nothing in a live shop, and the reverse. */
export function isOurMode(event: { livemode?: boolean }, key = process.env.STRIPE_SECRET_KEY ?? ''): boolean {
  return (event.livemode ?? false) === /^(sk|rk)_live_/.test(key)
}

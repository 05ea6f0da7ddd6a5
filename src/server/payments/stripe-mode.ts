/** Whether an event has the mode of our key: test events must not settle live orders, nor the reverse. */
export function isOurMode(event: { livemode?: boolean }, key = process.env.STRIPE_SECRET_KEY ?? ''): boolean {
  return (event.livemode ?? false) === /^(sk|rk)_live_/.test(key)
}

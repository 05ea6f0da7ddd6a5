/** Asked of the page: whoever opens the dialog takes the event, and says why there is a need for it. */
export type SignInWish = { href: string; reason: string }

/** Asks a visitor to sign in: over this page where the dialog is at hand, or else on the page at `href`. */
export function askSignIn(href: string, reason = '') {
  const detail: SignInWish = { href, reason }
  if (dispatchEvent(new CustomEvent('maru:sign-in', { detail, cancelable: true }))) location.assign(href)
}

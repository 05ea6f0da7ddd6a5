/** Asked of the page: whoever opens the dialog takes the event, and says why there is a need for it. */
export type SignInRequest = { href: string; reason: string }

/** Asks a visitor to sign in: over this page where the dialog is at hand, or else on the page at `href`. */
export function requestSignIn(href: string, reason = '') {
  const detail: SignInRequest = { href, reason }
  if (dispatchEvent(new CustomEvent('maru:sign-in', { detail, cancelable: true }))) location.assign(href)
}

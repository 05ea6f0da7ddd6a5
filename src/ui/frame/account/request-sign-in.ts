/** Detail of the 'maru:sign-in' event: `AuthDialogLoader` opens the dialog and shows the reason. */
export type SignInRequest = { href: string; reason: string }

/** Asks a visitor to sign in: in the dialog if it is loaded, else on the page at `href`. */
export function requestSignIn(href: string, reason = '') {
  const detail: SignInRequest = { href, reason }
  if (dispatchEvent(new CustomEvent('maru:sign-in', { detail, cancelable: true }))) location.assign(href)
}

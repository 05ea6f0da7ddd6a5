/** What the sign-in form is told when it did not work: a message key, and the address to fill in again. */
export type SignInState = { message?: 'login.wrong'; email?: string }

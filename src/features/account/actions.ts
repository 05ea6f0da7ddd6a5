'use server'

import { redirect } from 'next/navigation'
import { signInWith } from '@/server/sign-in'
import type { SignInState } from './sign-in-state'
import { keepHint, keepSession } from './cookies'
import { sessionView } from './session-view'
import { safeNext } from './safe-next'

/** Signs a member in and goes on to where they were headed; the same answer whether or not the account exists. */
export async function signIn(_: SignInState, form: FormData): Promise<SignInState> {
  const email = String(form.get('email') ?? '').slice(0, 254)
  const signedIn = await signInWith(email, String(form.get('password') ?? '').slice(0, 128))
  if (!signedIn) return { message: 'login.wrong', email }
  await keepSession(signedIn.token, signedIn.expires)
  await keepHint(await sessionView(signedIn.user))
  redirect(safeNext(form.get('next'), form.get('locale')))
}

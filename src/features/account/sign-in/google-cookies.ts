import 'server-only'
import { cookies } from 'next/headers'
import type { UserType } from '@/domain/people/actor'
import type { GooglePerson } from '@/domain/people/sign-in/google'
import type { Locale } from '@/domain/locale'
import type { Flow } from '@/server/auth/sign-up/google'
import { cookieOptions } from '@/server/auth/session/session-cookies'
import { sealToken, unsealToken } from '@/server/settings/seal'

/** What the user wanted before going to Google, and the page they came from. */
export type GoogleIntent = { type: UserType; next: string; from: string; locale: Locale }
export type GoogleFlow = Flow & GoogleIntent
export type Newcomer = { person: GooglePerson; intent: GoogleIntent }

const FLOW = { name: 'maru_google', path: '/api/auth/google', seconds: 10 * 60 }
const NEWCOMER = { name: 'maru_newcomer', path: '/', seconds: 60 * 60 }

type Kind = typeof FLOW

async function setCookie({ name, path, seconds }: Kind, value: string) {
  const jar = await cookies()
  jar.set(name, value, { ...cookieOptions(), path, maxAge: seconds, httpOnly: true })
}

async function clearCookie({ name, path }: Kind) {
  const jar = await cookies()
  jar.delete({ name, path })
}

export const saveFlow = (flow: GoogleFlow) => setCookie(FLOW, sealToken('google-flow', flow, FLOW.seconds))

/** Read once: the cookie is deleted, so a replayed callback finds none. */
export async function takeFlow(): Promise<GoogleFlow | null> {
  const flow = unsealToken<GoogleFlow>('google-flow', (await cookies()).get(FLOW.name)?.value)
  await clearCookie(FLOW)
  return flow
}

export const saveNewcomer = (newcomer: Newcomer) =>
  setCookie(NEWCOMER, sealToken('google-person', newcomer, NEWCOMER.seconds))

/** A person Google has verified who has no account yet. */
export async function getNewcomer(): Promise<Newcomer | null> {
  return unsealToken<Newcomer>('google-person', (await cookies()).get(NEWCOMER.name)?.value)
}

export const clearNewcomer = () => clearCookie(NEWCOMER)

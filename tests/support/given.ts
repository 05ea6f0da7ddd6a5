import type { TypedUser } from 'payload'
import type { Samples } from './policy'
import type { SignedIn } from './roles'

/** What every test file is handed: where its database may be made, from which template, and who is in it. */
export type Given = {
  server: string
  prefix: string
  template: string
  data: string
  ids: Samples
  tokens: Record<SignedIn, string>
  users: Record<SignedIn, TypedUser>
}

/** Test files run in processes of their own, which take over the environment of the one that made the world. */
export function give(given: Given) {
  process.env.MARU_TEST_WORLD = JSON.stringify(given)
}

export function given(): Given {
  return JSON.parse(process.env.MARU_TEST_WORLD ?? '{}') as Given
}

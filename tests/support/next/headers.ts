import { currentRequest } from '~/tests/support/http/browser'

const DRAFT_COOKIE = '__prerender_bypass'

/** Stands for `next/headers` in every integration test: what an action finds there while a browser of the test submits it. */
export const headers = async () => currentRequest().headers

export const cookies = async () => {
  const { jar, options } = currentRequest()
  return {
    get: (name: string) => (jar.has(name) ? { name, value: jar.get(name) ?? '' } : undefined),
    has: (name: string) => jar.has(name),
    set: (name: string, value: string, given: object = {}) => {
      jar.set(name, value)
      options.set(name, given)
    },
    delete: (cookie: string | { name: string }) =>
      void jar.delete(typeof cookie === 'string' ? cookie : cookie.name),
  }
}

export const draftMode = async () => ({
  isEnabled: currentRequest().jar.has(DRAFT_COOKIE),
  enable: () => void currentRequest().jar.set(DRAFT_COOKIE, 'of this build'),
})

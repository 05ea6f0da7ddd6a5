import { isStagingIn } from '@/domain/values/production'

type Env = Record<string, string | undefined>
type Header = [name: string, value: string]

/** Headers of every response that depend on where a build runs; those of next.config.ts become part of the build. */
export function runTimeHeaders(env: Env): Header[] {
  const headers: Header[] = []
  if (env.SITE_URL?.startsWith('https://'))
    headers.push(['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'])
  // rule Q12
  if (isStagingIn(env)) headers.push(['X-Robots-Tag', 'noindex, nofollow'])
  return headers
}

import { Failure } from './failure.mjs'

const INSTEAD =
  'This command opens the demo, with a published admin password. To run a real shop, use "npm run migrate", "npm run web" and "npm run worker" (docs/deploy.md).'

/** Refuses an environment that looks like a real shop. `MARU_DEMO=1`, typed by hand and not read from .env, says that it is none. */
export function requireDemo(env, { byHand }) {
  if (byHand) return
  const signs = [
    env.NODE_ENV === 'production' && 'NODE_ENV is production',
    /^(sk|rk)_live_/.test(env.STRIPE_SECRET_KEY ?? '') && 'STRIPE_SECRET_KEY is a live key',
    env.DATABASE_URL && 'DATABASE_URL names a database of yours',
    env.S3_BUCKET && 'S3_BUCKET names a bucket of yours',
  ].filter(Boolean)
  if (signs.length > 0) throw new Failure(`${signs.join(', ')}. ${INSTEAD}`)
}

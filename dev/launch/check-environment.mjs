const WORLD = [
  'DATABASE_URL',
  'SITE_URL',
  'PAYLOAD_SECRET',
  'BANK_KEY',
  'INTERNAL_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_API_URL',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
  'GOOGLE_ISSUER',
  'SMTP_URL',
  'MAIL_FROM',
  'S3_BUCKET',
  'S3_ENDPOINT',
  'PORT',
  'HOST',
  'MARU_DATA',
]

/** The environment without anything of a real Maru: tests never reach a database, a bank or a mail server of yours. Emptied rather
 * than removed, so that a .env file does not bring them back. */
export function cleanEnvironment(given) {
  const { NODE_ENV: _, MARU_DEMO: __, ...rest } = given
  return { ...rest, ...Object.fromEntries(WORLD.map((name) => [name, ''])) }
}

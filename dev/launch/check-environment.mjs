const WORLD = [
  'DATABASE_URL',
  'DATABASE_URL_DIRECT',
  'CACHE_URL',
  'BUS_URL',
  'DATABASE_READ_URL',
  'DATABASE_POOL',
  'SITE_URL',
  'ADMIN_URL',
  'PAYLOAD_SECRET',
  'FIELD_ENCRYPTION_KEY',
  'INTERNAL_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_API_URL',
  'CARRIER_WEBHOOK_KEY',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
  'GOOGLE_ISSUER',
  'SMTP_URL',
  'MAIL_FROM',
  'S3_BUCKET',
  'S3_REGION',
  'S3_ENDPOINT',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'PORT',
  'HOST',
  'MARU_DATA',
  'MARU_DEMO',
  'MARU_STAGE',
  'MARU_THROWN_AWAY',
  'NODE_ENV',
  'FORCE_COLOR',
]

/** The environment without anything of a real Maru: tests never reach a database, a bank or a mail server of yours. */
export function cleanEnvironment(given, terminal = process.stdout.isTTY) {
  const rest = Object.entries(given).filter(([name]) => !WORLD.includes(name))
  const colour = terminal ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }
  return { ...Object.fromEntries(rest), ...colour, MARU_DOTENV: 'off' }
}

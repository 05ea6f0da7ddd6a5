import { randomBytes } from 'node:crypto'
import { readJson, writeJson } from './json-file.mjs'

const random = (bytes) => randomBytes(bytes).toString('base64url')

const MAKERS = {
  PAYLOAD_SECRET: () => random(32),
  FIELD_ENCRYPTION_KEY: () => randomBytes(32).toString('base64'),
  INTERNAL_KEY: () => random(32),
  STRIPE_SECRET_KEY: () => `sk_test_demo${randomBytes(18).toString('hex')}`,
  STRIPE_WEBHOOK_SECRET: () => `whsec_${randomBytes(24).toString('hex')}`,
  CARRIER_WEBHOOK_KEY: () => random(32),
  GOOGLE_CLIENT_SECRET: () => random(24),
  POSTGRES_PASSWORD: () => random(24),
}

/** Secrets of this data folder, created once: its data is unreadable without them. BANK_KEY is a former name. */
export function loadSecrets(file) {
  const { BANK_KEY: former, ...read } = readJson(file) ?? {}
  const kept = { ...(former && { FIELD_ENCRYPTION_KEY: former }), ...read }
  const missing = Object.entries(MAKERS).filter(([name]) => !kept[name])
  if (missing.length === 0 && !former) return kept
  const secrets = { ...kept, ...Object.fromEntries(missing.map(([name, make]) => [name, make()])) }
  writeJson(file, secrets, 0o600)
  return secrets
}

/** Secrets for a world that lasts as long as one test run. */
export function freshSecrets() {
  return Object.fromEntries(Object.entries(MAKERS).map(([name, make]) => [name, make()]))
}

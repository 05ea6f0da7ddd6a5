import { describe, expect, it } from 'vitest'
import { cleanEnvironment } from '~/dev/launch/check-environment.mjs'
import { childEnvironment } from '~/dev/launch/environment.mjs'
import { freshSecrets } from '~/dev/launch/secrets.mjs'
import { readSettings } from '~/dev/launch/settings.mjs'

const secrets = freshSecrets()
const settings = readSettings({ PORT: '4200' })
const databaseUrl = 'postgres://maru:pw@127.0.0.1:4201/maru'

const environmentWith = (given: Record<string, string>) =>
  childEnvironment({ given, settings, secrets, databaseUrl, nodeEnv: 'production' })

describe('the environment of the children', () => {
  it('has everything the site asks for, from nothing', () => {
    expect(environmentWith({})).toMatchObject({
      PORT: '4200',
      HOST: '127.0.0.1',
      MARU_DEMO: '1',
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      SITE_URL: 'http://localhost:4200',
      SMTP_URL: 'smtp://127.0.0.1:4203',
      STRIPE_API_URL: 'http://127.0.0.1:4204',
      GOOGLE_ISSUER: 'http://127.0.0.1:4205',
      PAYLOAD_SECRET: secrets.PAYLOAD_SECRET,
    })
  })

  it('does not hold the password of Postgres by itself', () => {
    expect(environmentWith({})).not.toHaveProperty('POSTGRES_PASSWORD')
  })

  it('lets what a person has set win', () => {
    const given = { PAYLOAD_SECRET: 'mine', SMTP_URL: 'smtp://mail.example:25' }
    expect(environmentWith(given)).toMatchObject(given)
  })

  it('does not send a Stripe or Google of one’s own to the stand-ins', () => {
    const env = environmentWith({ STRIPE_SECRET_KEY: 'sk_test_mine', GOOGLE_CLIENT_ID: 'mine' })
    expect(env).not.toHaveProperty('STRIPE_API_URL')
    expect(env).not.toHaveProperty('GOOGLE_ISSUER')
  })

  it('names a database behind a PgBouncer, and a replica, only where the person has named the database', () => {
    const given = { DATABASE_URL_DIRECT: 'postgres://real', DATABASE_READ_URL: 'postgres://replica' }
    const own = readSettings({ DATABASE_URL: 'postgres://pooled' })
    const environment = (its: typeof settings) =>
      childEnvironment({ given, settings: its, secrets, databaseUrl, nodeEnv: 'production' })
    expect(environment(settings).DATABASE_URL_DIRECT).toBe('')
    expect(environment(own).DATABASE_URL_DIRECT).toBe('postgres://real')
    expect(environment(settings).DATABASE_READ_URL).toBe('')
    expect(environment(own).DATABASE_READ_URL).toBe('postgres://replica')
  })

  it('takes an empty variable for one that is not set', () => {
    expect(environmentWith({ PAYLOAD_SECRET: '' }).PAYLOAD_SECRET).toBe(secrets.PAYLOAD_SECRET)
  })
})

describe('the environment of the tests', () => {
  it('has nothing of a real Maru in it', () => {
    const env = cleanEnvironment({
      PATH: '/bin',
      DATABASE_URL: 'postgres://real',
      DATABASE_URL_DIRECT: 'postgres://real',
      STRIPE_SECRET_KEY: 'sk_live_x',
    })
    expect(env).toMatchObject({ PATH: '/bin' })
    expect(env).not.toHaveProperty('DATABASE_URL')
    expect(env).not.toHaveProperty('DATABASE_URL_DIRECT')
    expect(env).not.toHaveProperty('STRIPE_SECRET_KEY')
  })
})

/** An environment that production accepts as it stands. */
export const FIT_FOR_PRODUCTION = {
  NODE_ENV: 'production' as const,
  DATABASE_URL: 'postgres://maru:pw@db.internal:5432/maru',
  SITE_URL: 'https://maru.shop',
  PAYLOAD_SECRET: '0f9c2b7e4a1d8e6f3c5b7a9d2e4f6081',
  FIELD_ENCRYPTION_KEY: Buffer.from('q8Zk2vX9w1Lm4nB7tY3uR6eP0sD5fG8h').toString('base64'),
  INTERNAL_KEY: 'b7e4a1d8e6f3c5b7a9d2e4f6',
  STRIPE_SECRET_KEY: 'sk_live_51Habc',
  STRIPE_WEBHOOK_SECRET: 'whsec_9f8e7d',
  GOOGLE_CLIENT_ID: '123.apps',
  GOOGLE_CLIENT_SECRET: 'GOCSPX-9f8e7d',
  SMTP_URL: 'smtps://maru:pw@mail.internal:465',
  MAIL_FROM: 'Maru <hello@maru.shop>',
}

/** The one place where the environment of every child is put together. What a person has set wins over what we would choose. */
export function childEnvironment({ given, settings, secrets, databaseUrl, nodeEnv }) {
  const { POSTGRES_PASSWORD: _, ...kept } = secrets
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value))
  return {
    ...given,
    SITE_URL: settings.siteUrl,
    MAIL_FROM: 'Maru <hello@maru.test>',
    NEXT_TELEMETRY_DISABLED: '1',
    // As in the script `web`: files and compression wait for no picture that is being made.
    UV_THREADPOOL_SIZE: '16',
    ...kept,
    ...standInsFor(set, settings.ports),
    ...set,
    PORT: String(settings.port),
    HOST: settings.host,
    LIVE_HOST: '127.0.0.1',
    LIVE_PORT: String(settings.ports.live),
    MARU_DATA: settings.data,
    ...(settings.dist !== '.next' && { MARU_DIST: settings.dist }),
    MARU_DEMO: '1',
    NODE_ENV: nodeEnv,
    DATABASE_URL: databaseUrl,
    // These go with a DATABASE_URL of one's own only.
    DATABASE_URL_DIRECT: (settings.databaseUrl && set.DATABASE_URL_DIRECT) || '',
    DATABASE_READ_URL: (settings.databaseUrl && set.DATABASE_READ_URL) || '',
    MAILBOX_URL: `http://127.0.0.1:${settings.ports.mailbox}`,
  }
}

/** A service the person has brought along is talked to itself; only the others are stood in for. */
function standInsFor(set, ports) {
  return {
    ...(!set.SMTP_URL && { SMTP_URL: `smtp://127.0.0.1:${ports.smtp}` }),
    ...(!set.STRIPE_SECRET_KEY && { STRIPE_API_URL: `http://127.0.0.1:${ports.stripe}` }),
    ...(!set.GOOGLE_CLIENT_ID && {
      GOOGLE_CLIENT_ID: 'maru-demo',
      GOOGLE_ISSUER: `http://127.0.0.1:${ports.google}`,
    }),
  }
}

/** Where LISTEN and session locks connect: past a PgBouncer, which passes neither on. */
export const directUrl = () => process.env.DATABASE_URL_DIRECT || process.env.DATABASE_URL

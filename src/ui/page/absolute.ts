/** The absolute URL of one of our paths. */
export const absolute = (path: string) => new URL(path, process.env.SITE_URL ?? 'http://localhost:3000').href

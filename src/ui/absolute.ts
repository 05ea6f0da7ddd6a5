/** A path of ours as the whole world writes it. */
export const absolute = (path: string) => new URL(path, process.env.SITE_URL ?? 'http://localhost:3000').href

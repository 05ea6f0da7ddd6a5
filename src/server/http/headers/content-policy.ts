type Env = Record<string, string | undefined>

/** Whose page it is, and the sources of the inline scripts that may run: hashes, or a nonce. */
export type Scripts = { isPanel?: boolean; isPreview?: boolean; sources?: string }

/**
 * The content security policy of an answer (docs/decisions/003). The panel frames previews of pages, which frame nothing, and is in no
 * frame. A development server sends inline scripts of its own.
 */
export function contentPolicy(
  { isPanel = false, isPreview = false, sources = '' }: Scripts = {},
  env: Env = process.env,
) {
  const own = env.NODE_ENV === 'production' ? sources : "'unsafe-inline' 'unsafe-eval'"
  return [
    "default-src 'self'",
    `script-src 'self' ${own}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "form-action 'self'",
    `frame-src ${isPreview ? "'none'" : "'self'"}`,
    `frame-ancestors ${isPanel ? "'none'" : "'self'"}`,
    "object-src 'none'",
    "base-uri 'self'",
  ].join('; ')
}

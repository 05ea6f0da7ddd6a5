/** URL under which the worker and the web server itself reach the web server; INTERNAL_URL if on another machine. */
export function internalUrl(path: string) {
  const { INTERNAL_URL, HOST = '127.0.0.1', PORT = '3000' } = process.env
  return `${INTERNAL_URL ?? `http://${HOST}:${PORT}`}${path}`
}

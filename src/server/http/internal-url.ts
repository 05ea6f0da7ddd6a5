/** Where the web server hears the worker and itself: the port it listens on, unless it stands on another machine. */
export function internalUrl(path: string) {
  const { INTERNAL_URL, HOST = '127.0.0.1', PORT = '3000' } = process.env
  return `${INTERNAL_URL ?? `http://${HOST}:${PORT}`}${path}`
}

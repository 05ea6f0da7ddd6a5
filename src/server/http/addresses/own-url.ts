/** Where this web server reaches itself. Next writes the port it listens on into PORT. */
export function ownUrl(path: string, { HOST, PORT }: Record<string, string | undefined> = process.env) {
  const name = !HOST || HOST === '0.0.0.0' ? '127.0.0.1' : HOST === '::' ? '::1' : HOST
  return `http://${name.includes(':') ? `[${name}]` : name}:${PORT || '3000'}${path}`
}

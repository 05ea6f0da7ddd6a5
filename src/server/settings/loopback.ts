/** Whether a URL names this very machine. */
export function isLoopback(url: string | undefined): boolean {
  if (!url || !URL.canParse(url)) return false
  const { hostname } = new URL(url)
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname)
}

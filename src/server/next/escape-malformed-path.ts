/**
 * An address whose escapes mean no text, or a NUL, has them taken for text: Next would answer 500 before any code of ours is asked. So it is a
 * path without a page, like any other. A question may have what it likes, it is read leniently.
 */
export function escapeMalformedPath(url: string): string {
  const [path = ''] = url.split('?', 1)
  return isText(path) ? url : path.replaceAll('%', '%25') + url.slice(path.length)
}

function isText(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch {
    return false
  }
}

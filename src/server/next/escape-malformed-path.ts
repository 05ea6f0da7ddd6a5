/**
 * Next answers 500 to a path with malformed percent-encoding or NUL before our code runs. We escape its `%` signs, so
 * it matches no route and gets a 404. The query is decoded leniently and left alone.
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

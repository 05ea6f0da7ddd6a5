import type { ServerResponse } from 'node:http'
import { isPreviewPath } from '@/domain/pages/page-preview'

/**
 * Forbids caching of every 404, of pages, files and routes: Next allows some to be cached for a year. So it is with a 301, which staff
 * may take back (rule L27). A preview is kept by no cache and
 * read by no search engine, whatever it shows (rule L23).
 */
export function noStore404(response: ServerResponse, url = '') {
  const isPreview = isPreviewPath(url)
  if (isPreview) response.setHeader('x-robots-tag', 'noindex, nofollow')
  const { writeHead } = response
  response.writeHead = function (this: ServerResponse, status: number, ...more: never[]) {
    if (status === 404 || status === 301 || isPreview)
      response.setHeader('cache-control', 'private, no-store')
    return Reflect.apply(writeHead, response, [status, ...more]) as ServerResponse
  }
}

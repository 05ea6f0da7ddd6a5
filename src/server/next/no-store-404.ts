import type { ServerResponse } from 'node:http'

/** Forbids caching of every 404, of pages, files and routes. Next allows some to be cached for a year. */
export function noStore404(response: ServerResponse) {
  const { writeHead } = response
  response.writeHead = function (this: ServerResponse, status: number, ...more: never[]) {
    if (status === 404) response.setHeader('cache-control', 'private, no-store')
    return Reflect.apply(writeHead, response, [status, ...more]) as ServerResponse
  }
}

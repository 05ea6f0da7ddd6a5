import type { ServerResponse } from 'node:http'

/** No cache may keep that something is not there, be it a page, a file or a route. Next lets some of its 404s be kept for a year. */
export function noStore404(response: ServerResponse) {
  const { writeHead } = response
  response.writeHead = function (this: ServerResponse, status: number, ...more: never[]) {
    if (status === 404) response.setHeader('cache-control', 'private, no-store')
    return Reflect.apply(writeHead, response, [status, ...more]) as ServerResponse
  }
}

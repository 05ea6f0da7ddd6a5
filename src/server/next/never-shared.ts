import type { ServerResponse } from 'node:http'

/** What Next says of a page that it keeps. */
const KEPT_BY_NEXT = /^s-maxage=/

/** Cache-Control of a page that is for everybody; a proxy of ours knows it by this (deploy/nginx/maru.conf). */
export const PUBLIC_PAGE = 'public, max-age=0, must-revalidate'

/**
 * Lets no cache show a page without asking: no change is announced to one, and Next allows a minute, and an hour more while it is
 * made anew (rule Q8). What was not changed is answered with 304.
 */
export function neverShared(response: ServerResponse) {
  const { writeHead } = response
  response.writeHead = function (this: ServerResponse, ...args: never[]) {
    if (KEPT_BY_NEXT.test(String(response.getHeader('cache-control'))))
      response.setHeader('cache-control', PUBLIC_PAGE)
    return Reflect.apply(writeHead, response, args) as ServerResponse
  }
}

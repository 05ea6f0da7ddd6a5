import type { ServerResponse } from 'node:http'
import { REDIRECT_HEADER } from './redirect-header.mjs'

const PLAIN: Partial<Record<number, number>> = { 307: 302, 308: 301 }

/**
 * Sends the redirect of a page as staff choose it (rule L27): a page of Next can only ask for those that keep a form. Requests of
 * Next's own navigation, which reads a redirect from the content, are answered 200 and stay so.
 */
export function plainRedirect(response: ServerResponse) {
  const { writeHead } = response
  response.writeHead = function (this: ServerResponse, status: number, ...more: never[]) {
    sendOneLocation(response)
    const isOfPage = response.hasHeader(REDIRECT_HEADER)
    if (isOfPage) response.removeHeader(REDIRECT_HEADER)
    const sent = (isOfPage && PLAIN[status]) || status
    return Reflect.apply(writeHead, response, [sent, ...more]) as ServerResponse
  }
}

/** Next sets it while it renders a page anew, and adds what it stores of that page. */
function sendOneLocation(response: ServerResponse) {
  const location = response.getHeader('location')
  if (Array.isArray(location) && location[0]) response.setHeader('location', location[0])
}

import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { contentPolicy } from '@/server/http/headers/content-policy'
import { isPreviewPath } from '@/domain/pages/page-preview'
import { isAdminHost } from '@/server/http/addresses/hosts'
import { HASHES_HEADER } from './script-hashes.mjs'

const NAME = 'content-security-policy'

/**
 * Gives each answer a policy of its own, when its headers are sent: a cached page brings the hashes of its inline scripts
 * (`page-cache.mjs`), all else has a nonce, which Next reads from the request (docs/decisions/003).
 */
export function sendPolicy(request: IncomingMessage, response: ServerResponse) {
  const nonce = `'nonce-${randomBytes(16).toString('base64')}'`
  const { url = '' } = request
  const isPreview = isPreviewPath(url)
  const isPanel = !isPreview && (/^\/admin(?![^/?])/.test(url) || isAdminHost(request.headers.host))
  if (process.env.NODE_ENV === 'production') request.headers[NAME] = `script-src ${nonce}`
  const { writeHead } = response
  response.writeHead = function (this: ServerResponse, ...args: never[]) {
    const hashes = response.getHeader(HASHES_HEADER)
    response.removeHeader(HASHES_HEADER)
    const sources = typeof hashes === 'string' ? hashes : nonce
    if (!response.hasHeader(NAME)) response.setHeader(NAME, contentPolicy({ isPanel, isPreview, sources }))
    if (isPanel) response.setHeader('x-frame-options', 'DENY')
    return Reflect.apply(writeHead, response, args) as ServerResponse
  }
}

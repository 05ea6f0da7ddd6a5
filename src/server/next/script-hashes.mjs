import { createHash } from 'node:crypto'

/** Carries the hashes of a cached page's inline scripts to where its policy is written; no answer leaves with it. */
export const HASHES_HEADER = 'x-script-hashes'

const SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g
const DATA = /\stype="application\//
const NONCE = / nonce="[\w+/=-]*"/g

/** The sources that let the inline scripts of a page run, as a policy names them. */
export function hashesIn(html) {
  const scripts = [...html.matchAll(SCRIPT)].filter(([, attributes]) => !DATA.test(attributes))
  const hashes = scripts.map(([, , text]) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  return [...new Set(hashes)].join(' ')
}

/** Nonces are of one answer: a page that is kept has none. */
export const withoutNonces = (html) => html.replace(NONCE, '')

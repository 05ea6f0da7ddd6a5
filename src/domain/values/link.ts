import { fail, ok, type Result } from '@/domain/result'

/** Where a link leads. `host`: of an address elsewhere, as browsers ask for it. */
export type Link = { href: string; host?: string }

const ELSEWHERE = new Set(['https:', 'mailto:', 'tel:'])
const BASE = 'https://ours.invalid'
/** Begins with a scheme, as browsers read it: white space and control characters before and in it are dropped. */
const ABSOLUTE = /^[a-z][a-z\d+.-]*:/i

/** The link that people may write (rule N27): https, mailto, tel, a path of ours, or an address of our own site. Else null. */
export function linkTo(written: string, site = ''): Link | null {
  const address = written.replace(/^[\0-\x20]+|[\0-\x20]+$/g, '').replace(/[\t\n\r]/g, '')
  if (!ABSOLUTE.test(address)) return pathOfOurs(address)
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  if (url.username || url.password) return null
  const isOurs = URL.canParse(site) && new URL(site).origin === url.origin
  if (!ELSEWHERE.has(url.protocol) && !isOurs) return null
  return { href: url.href, ...(url.host && !isOurs && { host: url.host }) }
}

/** `/path` or `#place`; two slashes, also written backwards, would lead to another site. */
function pathOfOurs(address: string): Link | null {
  if (!/^[/#]/.test(address) || !URL.canParse(address, BASE)) return null
  const { origin, pathname, search, hash } = new URL(address, BASE)
  if (origin !== BASE) return null
  return { href: address.startsWith('#') ? hash || '#' : pathname + search + hash }
}

const SCRIPTS = [
  /\p{Script=Latin}/u,
  /\p{Script=Hangul}/u,
  /\p{Script=Han}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
]

/** Whether a host has letters of more than one script, which may imitate each other: such a host is shown in ASCII (rule N27). */
export const mixesScripts = (host: string) =>
  new Set((host.match(/\p{L}/gu) ?? []).map((letter) => SCRIPTS.findIndex((script) => script.test(letter))))
    .size > 1

/** Every address in a rich text is one of rule N27. `path`: its field. */
export function checkLinks(
  content: unknown,
  { path, site }: { path: string; site?: string },
): Result<object> {
  const wrong = addressesIn(content).find((address) => !linkTo(address, site))
  return wrong === undefined ? ok({}) : fail('page.link', path, { link: wrong.slice(0, 100) })
}

/** The addresses of all links in a rich text, also in one of several languages. */
function addressesIn(content: unknown): string[] {
  const found: string[] = []
  const left: unknown[] = [content]
  while (left.length > 0) {
    const node = left.pop()
    if (typeof node !== 'object' || node === null) continue
    const { type, fields } = node as { type?: unknown; fields?: { url?: unknown; linkType?: unknown } }
    if ((type === 'link' || type === 'autolink') && fields?.linkType !== 'internal')
      found.push(String(fields?.url ?? ''))
    for (const inner of Object.values(node)) left.push(inner)
  }
  return found
}

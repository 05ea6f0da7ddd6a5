import { inflateSync } from 'node:zlib'

/** The words in a PDF of ours, as a reader copies them out: the signs of each font by that font's own map to Unicode. */
export function pdfText(bytes: Uint8Array): string {
  const raw = Buffer.from(bytes).toString('latin1')
  const objects = new Map(
    [...raw.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id = '', body = '']) => [id, body]),
  )
  const streamOf = (body: string) => {
    const data = Buffer.from(/stream\n([\s\S]*?)\nendstream/.exec(body)?.[1] ?? '', 'latin1')
    return (body.includes('/FlateDecode') ? inflateSync(data) : data).toString('latin1')
  }
  const fonts = new Map<string, Map<string, string>>()
  for (const body of objects.values()) {
    for (const [, name = '', id = ''] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1]
      if (map) fonts.set(name, signsOf(streamOf(objects.get(map) ?? '')))
    }
  }
  const pages = [...objects.values()].filter(
    (body) => body.includes('stream\n') && !body.includes('/Length1'),
  )
  return pages
    .map((body) => wordsOf(streamOf(body), fonts))
    .filter(Boolean)
    .join('\n')
}

/** <0000> <00ff> [<0041> …] and <0001> <0002> <0041> of a ToUnicode map. */
function signsOf(map: string) {
  const signs = new Map<string, string>()
  for (const [, first = '', list = ''] of map.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
    const all = [...list.matchAll(/<([\w ]*)>/g)]
    all.forEach(([, hex = ''], at) =>
      signs.set((parseInt(first, 16) + at).toString(16).padStart(4, '0'), unicode(hex)),
    )
  }
  return signs
}

const unicode = (hex: string) => Buffer.from(hex.replace(/ /g, ''), 'hex').swap16().toString('utf16le')

function wordsOf(content: string, fonts: Map<string, Map<string, string>>) {
  let font = new Map<string, string>()
  const lines: string[] = []
  for (const [, name, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name) font = fonts.get(name) ?? new Map()
    else
      lines.push(
        [...(shown ?? '').matchAll(/<(\w+)>/g)]
          .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
          .map((sign) => font.get(sign) ?? '?')
          .join(''),
      )
  }
  return lines.join('\n')
}

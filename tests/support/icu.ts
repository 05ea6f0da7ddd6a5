/** The arguments of an ICU message, sorted: `{name}`, `{n, plural, one {# item} other {# items}}`, branches included. */
export function argumentsOf(message: string): string[] {
  return [...new Set(placeholders(message))].sort()
}

/** The tags of a rich message, sorted: `<link>here</link>`. */
export function tagsOf(message: string): string[] {
  return [...new Set([...message.matchAll(/<(\w+)>/g)].map(([, tag = '']) => tag))].sort()
}

function placeholders(text: string): string[] {
  return topLevel(text).flatMap((inner) => {
    const [name = '', type = ''] = inner.split(',', 2).map((part) => part.trim())
    const branches = /^(plural|select|selectordinal)$/.test(type)
      ? topLevel(inner.slice(inner.indexOf(type)))
      : []
    return [name, ...branches.flatMap(placeholders)]
  })
}

/** What stands between the outermost braces, one entry a pair. A message with a stray brace is a mistake. */
function topLevel(text: string): string[] {
  const found: string[] = []
  let depth = 0
  let start = 0
  for (const [at, char] of [...text].entries()) {
    if (char === '{' && depth++ === 0) start = at + 1
    if (char === '}' && --depth === 0) found.push([...text].slice(start, at).join(''))
    if (depth < 0) break
  }
  if (depth !== 0) throw new Error(`Braces do not match: ${text}`)
  return found
}

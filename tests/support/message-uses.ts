/** Looked up by the names of collections and fields; tests/int/staff/panel-labels.test.ts finds those without use. */
const isLabel = (key: string) => key.startsWith('labels.')

type Uses = {
  /** For every key written out in the code: the full keys it may mean, by the namespaces its translator may have. */
  asked: string[][]
  isUsed: (key: string) => boolean
}

const TRANSLATIONS =
  /(?:(?:use|get)Translations|createTranslator|adminWords)(?:<[^>]*>)?\(\s*(?:i18n,\s*)?(?:'([\w.]+)'|\{[^}]*namespace:\s*'([\w.]+)'[^}]*\})?\s*\)/
const BOUND = new RegExp(String.raw`(?:const|let)\s+(\w+)\s*=\s*(?:await\s+)?${TRANSLATIONS.source}`, 'g')
/** A form's action is given `t` with the words it names: `memberAction({ words: 'cart', … }, async ({ t }) => …)`. */
const GIVEN = /\bwords: '([\w.]+)'/g
const CALLED_AT_ONCE = new RegExp(String.raw`${TRANSLATIONS.source}\)?\(\s*'([\w.]+)'`, 'g')
const ISSUE = /\b(?:fail|issue)\(\s*(?:'([\w.]+)'|`([^`]+)`)/g

/** Texts of a namespace that a function is given: `(t: UnitTexts, …)`. */
const TYPED = /\bt: UnitTexts\b/
const TYPED_SPACE = 'product'

/** Reads how the code uses the messages: keys written out, keys with a part put in, and keys that are handed over by name. */
export function messageUses(sources: string[]): Uses {
  const found = sources.map(usesOf)
  const asked = found.flatMap((file) => file.asked)
  const literal = new Set(asked.flat())
  const patterns = found.flatMap((file) => file.patterns)
  const handed = new Set(found.flatMap((file) => file.handed))
  const words = new Set(sources.flatMap((source) => source.match(/[\w]+/g) ?? []))
  // A code may travel before it becomes an issue: `checkText(text, { blank: 'message.blank' })`.
  const quoted = new Set(sources.flatMap((source) => source.match(/'\w+(?:\.\w+)+'/g) ?? []))
  const isCode = (key: string) => key.startsWith('issues.') && quoted.has(`'${key.slice('issues.'.length)}'`)
  const byName = (key: string) =>
    [...handed].some(
      (space) =>
        key.startsWith(space) &&
        key
          .slice(space.length)
          .split('.')
          .every((word) => words.has(word)),
    )
  return {
    asked,
    isUsed: (key) =>
      isLabel(key) ||
      literal.has(key) ||
      patterns.some((pattern) => pattern.test(key)) ||
      isCode(key) ||
      byName(key),
  }
}

function usesOf(source: string) {
  const spaces = new Map<string, Set<string>>()
  for (const [, name = '', first, second] of source.matchAll(BOUND)) {
    spaces.set(name, (spaces.get(name) ?? new Set()).add(prefix(first ?? second)))
  }
  for (const [, words] of source.matchAll(GIVEN))
    spaces.set('t', (spaces.get('t') ?? new Set()).add(prefix(words)))
  if (TYPED.test(source)) spaces.set('t', (spaces.get('t') ?? new Set()).add(prefix(TYPED_SPACE)))
  const asked = [...source.matchAll(CALLED_AT_ONCE)].map(([, first, second, key = '']) => [
    prefix(first ?? second) + key,
  ])
  const patterns: RegExp[] = []
  const handed: string[] = []
  for (const [name, prefixes] of spaces) {
    const call = new RegExp(
      String.raw`\b${name}(?:\.(?:rich|markup|raw|has))?\(\s*(?:'([\w.]+)'|\x60([^\x60]+)\x60|(?=[\w(]))`,
      'g',
    )
    for (const [, key, template] of source.matchAll(call)) {
      if (key) asked.push([...prefixes].map((space) => space + key))
      else if (template) patterns.push(...[...prefixes].map((space) => patternOf(space + template)))
      else handed.push(...prefixes)
    }
  }
  for (const [, code, template] of source.matchAll(ISSUE)) {
    if (code) asked.push([`issues.${code}`])
    else if (template) patterns.push(patternOf(`issues.${template}`))
  }
  return { asked, patterns, handed }
}

function prefix(space: string | undefined) {
  return space ? `${space}.` : ''
}

/** `figures.${name}.label` as a pattern; what is put in may be a path of its own. */
function patternOf(template: string) {
  const parts = template
    .split(/\$\{[^}]*\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(`^${parts.join('[\\w.]+')}$`)
}

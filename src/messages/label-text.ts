/** A label of Payload's, a text, texts by language or a function, in the reader's language; undefined if it has none. */
export function labelText(label: unknown, i18n: { language: string }): string | undefined {
  if (typeof label === 'string') return label
  if (typeof label === 'function') return labelText((label as (args: object) => unknown)({ i18n }), i18n)
  if (typeof label !== 'object' || label === null) return undefined
  return labelText(Reflect.get(label, i18n.language) ?? Reflect.get(label, 'en'), i18n)
}

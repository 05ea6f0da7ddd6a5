import type { ReactNode } from 'react'

type Count = { count: true }
type Part =
  | string
  | Count
  | { name: string; kind: 'value' }
  | { name: string; kind: 'number' }
  | { name: string; kind: 'plural' | 'select'; options: Record<string, Part[]> }
  | { name: string; inside: Part[] }
type Values = Record<string, unknown>
type Options = {
  locale: string
  formatters: {
    getNumberFormat: (locale: string) => Intl.NumberFormat
    getPluralRules: (locale: string) => Intl.PluralRules
  }
}

const ARGUMENT = /\{(\w+)(?:, (\w+))?(, )?/y
const OPTION = /\s*=?(\w+) \{/y
const TAG = /<(\w+)>/y
const COUNT: Count = { count: true }

const known = new Map<string, Part[]>()

/**
 * Stands for `use-intl/format-message` in the browser: the part of ICU MessageFormat that our messages use, a tenth
 * of the whole. A test compares the two for every message (docs/decisions/081).
 */
export default function formatMessage(
  _: string,
  message: string,
  values: Values = {},
  options: Options,
): ReactNode {
  const parts = known.get(message) ?? parsed(message)
  known.set(message, parts)
  const said = written(parts, values, options)
  return said.every((part) => typeof part === 'string') ? said.join('') : said
}
/** The messages are there as they are written. */
formatMessage.raw = true

function written(parts: readonly Part[], values: Values, options: Options, count = 0): ReactNode[] {
  const { locale, formatters } = options
  const figure = (value: unknown) => formatters.getNumberFormat(locale).format(Number(value))
  return parts.flatMap((part): ReactNode[] => {
    if (typeof part === 'string') return [part]
    if ('count' in part) return [figure(count)]
    const value = values[part.name]
    if (value === undefined) throw new Error(`The message lacks a value: ${part.name}`)
    if ('inside' in part) {
      const inside = written(part.inside, values, options, count)
      return [(value as (inside: ReactNode[]) => ReactNode)(inside)]
    }
    if (part.kind === 'value') return [typeof value === 'number' ? String(value) : (value as ReactNode)]
    if (part.kind === 'number') return [figure(value)]
    const { [String(value)]: exact, other = [] } = part.options
    if (part.kind === 'select') return written(exact ?? other, values, options, count)
    const named = part.options[formatters.getPluralRules(locale).select(Number(value))]
    return written(exact ?? named ?? other, values, options, Number(value))
  })
}

function parsed(message: string): Part[] {
  let at = 0
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at
    const found = pattern.exec(message)
    if (found) at = pattern.lastIndex
    return found
  }
  const partsTo = (end: string, isCounted: boolean): Part[] => {
    const parts: Part[] = []
    while (at < message.length && !message.startsWith(end, at)) {
      const tag = take(TAG)
      const argument = tag ? null : take(ARGUMENT)
      if (tag) parts.push({ name: tag[1] ?? '', inside: partsTo(`</${tag[1]}>`, isCounted) })
      else if (argument) parts.push(argumentOf(argument, isCounted))
      else {
        const char = message.charAt(at++)
        parts.push(isCounted && char === '#' ? COUNT : char)
      }
    }
    at += end.length
    return joined(parts)
  }
  const argumentOf = ([, name = '', kind, more]: RegExpExecArray, isCounted: boolean): Part => {
    const options: Record<string, Part[]> = {}
    for (let option = more && take(OPTION); option; option = take(OPTION))
      options[option[1] ?? ''] = partsTo('}', isCounted || kind === 'plural')
    at = message.indexOf('}', at) + 1
    if (kind === 'plural' || kind === 'select') return { name, kind, options }
    return kind === 'number' ? { name, kind } : { name, kind: 'value' }
  }
  // Nothing ends the message itself.
  return partsTo('\u0000', false)
}

/** Letters that follow one another as one text. */
const joined = (parts: readonly Part[]) =>
  parts.reduce<Part[]>((all, part) => {
    const last = all.at(-1)
    if (typeof part !== 'string' || typeof last !== 'string') return [...all, part]
    return [...all.slice(0, -1), last + part]
  }, [])

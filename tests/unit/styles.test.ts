import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { filesOf } from '~/tests/support/repository'

/** Classes of Payload, of its editor and of the lightbox, which our sheets only adjust. */
const FOREIGN =
  /__|--|^(?:LexicalEditorTheme|btn|cell-|checkbox|clickable-arrow|collection-list|doc-|dropzone|field-|list-drawer|live-preview|localizer|nav$|payload-|query-preset-bar|read-only|relationship|required|sort-column|status$|step-nav|table$|template-default|textarea-element|tooltip|unauthorized|upload)|^(?:autosave)$/

const files = filesOf(['src'])
const sheets = files.filter((file) => file.endsWith('.css'))
const source = files
  .filter((file) => /\.tsx?$/.test(file) && !/messages|migrations|payload-(?:types|schema)/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

/** The innermost rules of a sheet, each with the at-rules around it. */
function rulesOf(file: string) {
  const text = readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '')
  const around: string[] = []
  const rules: { file: string; at: string; selector: string; declarations: string[] }[] = []
  for (const [, head = '', end] of text.matchAll(/((?:'[^']*'|"[^"]*"|[^{}'"])*)([{}])/g)) {
    const own = head.trim().replace(/^.*;\s*(?=[^;]*$)/s, end === '{' ? '' : '$&')
    if (end === '{') around.push(own)
    else {
      const selector = around.pop() ?? ''
      const at = around.filter((each) => !each.startsWith('@layer')).join(' ')
      const declarations = own.split(/;\s*/).filter(Boolean).toSorted()
      if (!selector.startsWith('@')) rules.push({ file, at, selector, declarations })
    }
  }
  return rules
}

const rules = sheets.flatMap(rulesOf)

test('every class of our sheets is used', () => {
  const selectors = rules.map(({ selector }) => selector.replace(/'[^']*'|"[^"]*"/g, '')).join(' ')
  const classes = new Set([...selectors.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name))
  const words = new Set(source.match(/[\w-]+/g))
  // Such as icon-${name}.
  const begun = [...source.matchAll(/(?<![\w-])([a-z][a-z-]*-)\$\{/g)].map(([, start = '']) => start)
  const isUsed = (name: string) => words.has(name) || begun.some((start) => name.startsWith(start))
  expect([...classes].filter((name) => !FOREIGN.test(name) && !isUsed(name))).toEqual([])
})

test('what several rules say is said once, for all of them', () => {
  const said = new Map<string, string[]>()
  for (const { file, at, selector, declarations } of rules) {
    if (declarations.length < 4) continue
    const block = [/^src\/admin/.test(file), at, ...declarations].join('\n')
    said.set(block, [...(said.get(block) ?? []), `${file}: ${selector}`])
  }
  expect([...said.values()].filter((those) => those.length > 1)).toEqual([])
})

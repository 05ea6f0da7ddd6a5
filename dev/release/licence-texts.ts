import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { nameOf, productionPackages } from './production-lock'

const FILE = /^(?:licen[cs]e|unlicense|copying|notice)/i
const LINE = '-'.repeat(80)

/** What the installed packages of a production say of their licence, each text once, under the packages that bring it. */
export function licenceTexts(): string {
  const texts = new Map<string, Set<string>>()
  const without: string[] = []
  for (const [path, one] of productionPackages()) {
    // Parts for other systems are not installed.
    if (!existsSync(path)) continue
    const title = `${nameOf(path, one)} ${one.version}`
    const files = readdirSync(path, { withFileTypes: true }).filter(
      (file) => file.isFile() && FILE.test(file.name),
    )
    if (files.length === 0) without.push(`${title} (${one.license ?? 'see docs/licences.md'})`)
    for (const { name } of files) {
      const text = readFileSync(join(path, name), 'utf8').trim()
      texts.set(text, (texts.get(text) ?? new Set()).add(title))
    }
  }
  const parts = [...texts].map(([text, titles]) => `${[...titles].join('\n')}\n\n${text}\n`)
  const named = `These packages name a licence and bring no text of it:\n\n${without.join('\n')}\n`
  return [...parts, named].join(`\n${LINE}\n\n`)
}

import { nameOf, productionPackages, type Installed } from './production-lock'

/** Anybody may use, change and sell what is under these, with the text of the licence beside it. */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
]

/** Licences that ask for more, and the packages for which that is given: each is used as it comes, as a library of its own. */
const ALLOWED_FOR: Record<string, RegExp> = {
  'LGPL-3.0-or-later': /^@img\/sharp-/,
  'MPL-2.0': /^lightningcss(?:-|$)/,
}

/** What packages that name their licence in the old way, or only in its text, are under. */
const IN_THEIR_FILES: Record<string, string> = { busboy: 'MIT', 'png-js': 'MIT', streamsearch: 'MIT' }

type Licensed = { name: string; licence: string }

/** Each package once, by its name. */
export function licencesInProduction(): Licensed[] {
  const packages = productionPackages()
  const all = packages.map(([path, one]) => {
    const name = nameOf(path, one)
    const licence = one.license ?? IN_THEIR_FILES[name] ?? licenceOfWhole(packages, name) ?? 'unknown'
    return [`${name} ${licence}`, { name, licence }] as const
  })
  const each = [...new Map(all).values()]
  return each.toSorted((a, b) => compare(a.licence, b.licence) || compare(a.name, b.name))
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))

/** The lockfile knows parts for other systems by name alone: they are published with their whole. */
function licenceOfWhole(packages: [string, Installed][], part: string) {
  return packages.find(([, one]) => one.optionalDependencies?.[part])?.[1].license
}

/** Whether a package may be part of a production. Of licences joined by OR one is enough, of those joined by AND each is needed. */
export function isAllowed({ name, licence }: Licensed): boolean {
  const isFine = (one: string) => ALLOWED.includes(one) || ALLOWED_FOR[one]?.test(name) === true
  const words = licence.replace(/^\((.*)\)$/, '$1')
  // Brackets within brackets are left to a person.
  return words.split(/ or /i).some((choice) => choice.split(/ and /i).every(isFine))
}

const HEAD = `# Licences of what Maru is made with

Made by \`npm run generate\` from \`package-lock.json\`: the packages of a production, those for other systems too, by the licence that each names. Versions
are in the list of packages that comes with a release, the texts of the licences in its \`licences.txt\` (\`npm run licences\`). A package whose licence is not
known, or asks for more than ours can give, fails \`tests/unit/release/licences.test.ts\`.

Not packages: the font Pretendard (SIL Open Font License, \`public/fonts/OFL.txt\`) and the icons of lucide (ISC, \`dev/icons/license.txt\`). Maru itself is under
the MIT licence (\`LICENSE\`).
`

/** The whole of docs/licences.md. */
export function licencePage(): string {
  const all = licencesInProduction()
  const parts = [...new Set(all.map(({ licence }) => licence))].map((licence) => {
    const names = all.filter((one) => one.licence === licence).map(({ name }) => `\`${name}\``)
    return `\n## ${licence}\n\n${names.join(', ')}\n`
  })
  return HEAD + parts.join('')
}

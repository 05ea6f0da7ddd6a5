import { readdirSync, readFileSync } from 'node:fs'
import type english from '@/messages/en'

export const LANGUAGES = [
  { lang: 'en', prefix: '' },
  { lang: 'fr', prefix: '/fr' },
  { lang: 'ko', prefix: '/ko' },
] as const
export type Lang = (typeof LANGUAGES)[number]['lang']

type Messages = typeof english
const read = (path: string) => readFileSync(path, 'utf8')

const textsIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(read(`${folder}/${name}`)) as object)

/** What the shop says in a language, as it stands in the message files. */
export const WORDS = Object.fromEntries(
  LANGUAGES.map(({ lang }) => [lang, Object.assign({}, ...textsIn(`src/messages/${lang}`)) as Messages]),
) as Record<Lang, Messages>

const CATEGORIES = JSON.parse(read('src/server/texts/first-content/category-names.json')) as Record<
  string,
  { fr: string; ko: string }
>

/** A category of the demo by the English way to it: 'Kitchen > Faucets'. */
export const categoryName = (lang: Lang, way: string) =>
  lang === 'en' ? (way.split(' > ').at(-1) ?? '') : (CATEGORIES[way]?.[lang] ?? '')

/** The heading of an information page of the demo. */
export const pageTitle = (lang: Lang, slug: string) =>
  (read(`src/server/texts/first-content/pages/${lang}/${slug}.md`).split('\n')[0] ?? '').replace('# ', '')

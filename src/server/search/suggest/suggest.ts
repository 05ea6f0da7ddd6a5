import type { Locale } from '@/domain/locale'
import { cleanQuery } from '@/domain/search/search-words'
import type { Suggestion } from '@/domain/search/suggestion'
import { localePath } from '@/messages/locales'
import type { Reads } from '@/server/search/goods'
import { readQuestion } from '@/server/search/question'
import { suggestCategories } from './suggest-categories'
import { suggestProducts } from './suggest-products'
import { suggestSuppliers } from './suggest-suppliers'
import { suggestTerms } from './suggest-terms'

const MOST_TERMS = 4

/** Suggestions for a partly typed text: words, categories, suppliers, products. The last word counts as incomplete. */
export async function suggest(reads: Reads, typed: string, locale: Locale): Promise<Suggestion[]> {
  const { run } = reads
  const text = cleanQuery(typed)
  const cut = text.lastIndexOf(' ') + 1
  const [before, last] = [text.slice(0, cut), text.slice(cut)]
  if (text === '') return []
  const question = await readQuestion(run, before)
  const terms = await suggestTerms(reads, question, last, locale)
  const asked = { before: question, last, terms: terms.map(({ query }) => query) }
  const categories = await suggestCategories(run, text, locale)
  const suppliers = await suggestSuppliers(run, text, locale)
  const products = await suggestProducts(reads, asked, locale)
  const completions = terms.slice(0, MOST_TERMS).map(({ word }): Suggestion => {
    const term = before + word
    return { kind: 'term', text: term, href: localePath(locale, `/search?q=${encodeURIComponent(term)}`) }
  })
  return [...completions, ...categories, ...suppliers, ...products]
}

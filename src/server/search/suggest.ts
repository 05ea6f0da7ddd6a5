import type { Locale } from '@/domain/locale'
import { cleanQuestion } from '@/domain/search/search-words'
import type { Suggestion } from '@/domain/search/suggestion'
import { localePath } from '@/messages/locales'
import type { Ask } from './ask'
import { readQuestion } from './question'
import { suggestCategories } from './suggest-categories'
import { suggestProducts } from './suggest-products'
import { suggestTerms } from './suggest-terms'

const MOST_TERMS = 4

/** How a text that is being typed may go on: words, categories, products. The last word counts as unfinished. */
export async function suggest(ask: Ask, typed: string, locale: Locale): Promise<Suggestion[]> {
  const text = cleanQuestion(typed)
  const cut = text.lastIndexOf(' ') + 1
  const [before, last] = [text.slice(0, cut), text.slice(cut)]
  if (text === '') return []
  const question = await readQuestion(ask, before)
  const terms = await suggestTerms(ask, question, last, locale)
  const asked = { before: question, last, terms: terms.map(({ query }) => query) }
  const categories = await suggestCategories(ask, text, locale)
  const products = await suggestProducts(ask, asked, locale)
  const said = terms.slice(0, MOST_TERMS).map(({ word }): Suggestion => {
    const term = before + word
    return { kind: 'term', text: term, href: localePath(locale, `/search?q=${encodeURIComponent(term)}`) }
  })
  return [...said, ...categories, ...products]
}

import { formatTag, type Locale } from '@/domain/locale'

/** Other ways in which sellers write a country. */
const ALSO: Record<string, string> = {
  korea: 'KR',
  'republic of korea': 'KR',
  usa: 'US',
  uk: 'GB',
  turkey: 'TR',
}
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

let codes: Map<string, string> | undefined

/** The code of every country by its English name; the standard library knows them, but lists none. */
function codeOf(country: string): string | undefined {
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  codes ??= new Map([
    ...Object.entries(ALSO),
    ...LETTERS.flatMap((first) =>
      LETTERS.flatMap((second): [string, string][] => {
        const name = english.of(first + second)
        return name ? [[name.toLowerCase(), first + second]] : []
      }),
    ),
  ])
  return codes.get(country.trim().toLowerCase())
}

/** A place as sellers write it ('Incheon, South Korea'), its country in the reader's language. What is no country stays as it is. */
export function placeName(place: string, locale: Locale): string {
  const cut = place.lastIndexOf(',') + 1
  const code = locale === 'en' ? undefined : codeOf(place.slice(cut))
  if (!code) return place
  const name = new Intl.DisplayNames(formatTag(locale), { type: 'region' }).of(code)
  return [place.slice(0, cut), name].filter(Boolean).join(' ')
}

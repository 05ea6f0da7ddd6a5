import { fold } from '@/domain/search/fold'

type CardFacts = { size: string; finish: string; content?: number | null }

const SIZE = /^\d[\d\s×x.,]*mm$/u
/** Korean sets a size behind the name without a comma. */
const LAST_SIZE = /(?<=\p{Script=Hangul})\s(\d[\d\s×x.,]*mm)$/u
const SQUARE = /(\d+(?:[.,]\d+)?)\sm²/u
const NUMBER = /\d+(?:[.,]\d+)?/gu
const numbersOf = (text: string) => text.match(NUMBER) ?? []

/**
 * The name on a card, on two lines: the parts behind a comma are left out that repeat its finish, its size or the content of a box
 * (rule C61).
 */
export function cardName(name: string, { size, finish, content }: CardFacts): string {
  const [first = '', ...parts] = name.split(', ')
  const colour = ` ${fold(finish).replaceAll(',', ' ')} `
  const sides = new Set(numbersOf(size))
  const isSize = (text: string) => numbersOf(text).every((number) => sides.has(number))
  const isContent = (part: string) => Number(SQUARE.exec(part)?.[1]?.replace(',', '.')) === content
  const isSaid = (part: string) =>
    colour.includes(` ${fold(part)} `) || (SIZE.test(part) && isSize(part)) || isContent(part)
  return [first, ...parts.filter((part) => !isSaid(part))]
    .map((part) => part.replace(LAST_SIZE, (whole, last: string) => (isSize(last) ? '' : whole)))
    .join(', ')
}

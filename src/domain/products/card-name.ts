import { fold } from '@/domain/search/fold'

type Said = { size: string; finish: string }

const SIZE = /^\d[\d\s×x.,]*mm$/u
const NUMBER = /\d+(?:[.,]\d+)?/gu
const numbersOf = (text: string) => text.match(NUMBER) ?? []

/** The name on a card, on two lines: the parts behind a comma that its line of size and finish repeats are left out (rule C61). */
export function cardName(name: string, { size, finish }: Said): string {
  const [first = '', ...parts] = name.split(', ')
  const colour = `${fold(finish).replaceAll(',', ' ')} `
  const sides = new Set(numbersOf(size))
  const isSaid = (part: string) =>
    colour.startsWith(`${fold(part)} `) ||
    (SIZE.test(part) && numbersOf(part).every((number) => sides.has(number)))
  return [first, ...parts.filter((part) => !isSaid(part))].join(', ')
}

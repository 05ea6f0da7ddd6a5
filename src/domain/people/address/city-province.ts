import type { Province } from './postal-code'

/** Large cities whose name stands for one province. */
const CITIES: Partial<Record<Province, readonly string[]>> = {
  AB: ['calgary', 'edmonton', 'red deer', 'lethbridge'],
  BC: ['vancouver', 'surrey', 'burnaby', 'kelowna', 'nanaimo', 'abbotsford', 'new westminster'],
  MB: ['winnipeg', 'brandon'],
  NB: ['fredericton', 'moncton'],
  NL: ["st john's", "saint john's", 'corner brook'],
  NS: ['halifax', 'dartmouth'],
  NT: ['yellowknife'],
  NU: ['iqaluit'],
  ON: ['toronto', 'ottawa', 'mississauga', 'brampton', 'scarborough', 'etobicoke', 'markham', 'oshawa'],
  PE: ['charlottetown', 'summerside'],
  QC: ['montreal', 'quebec', 'quebec city', 'laval', 'gatineau', 'longueuil', 'sherbrooke', 'trois-rivieres'],
  SK: ['saskatoon', 'regina', 'moose jaw'],
  YT: ['whitehorse'],
}

const plain = (city: string) =>
  city
    .normalize('NFD')
    .replace(/\p{M}|\./gu, '')
    .replace(/’/g, "'")
    .trim()
    .toLowerCase()

/** False where a well-known city lies in another province. Used for a question only: names repeat. */
export function cityFitsProvince(city: string, province: string): boolean {
  const name = plain(city)
  const home = Object.entries(CITIES).find(([, cities]) => cities.includes(name))
  return !home || home[0] === province
}

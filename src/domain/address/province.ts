/** The thirteen provinces and territories, by postal abbreviation (rule P4). */
export const PROVINCES = [
  'AB',
  'BC',
  'MB',
  'NB',
  'NL',
  'NS',
  'NT',
  'NU',
  'ON',
  'PE',
  'QC',
  'SK',
  'YT',
] as const

export type Province = (typeof PROVINCES)[number]

export function isProvince(value: unknown): value is Province {
  return PROVINCES.some((province) => province === value)
}

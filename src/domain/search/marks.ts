/**
 * What the written colour, material and certificates of a product are read as, whatever the language and the wording: 'Matte black' is
 * black, 'CSA B125.1' is CSA. Which words mean which stands in the table `search.marks`. Stored as bits in this order: add at the end only.
 */
export const MARKS = {
  color: [
    'black',
    'white',
    'grey',
    'beige',
    'brown',
    'wood',
    'silver',
    'gold',
    'copper',
    'red',
    'orange',
    'yellow',
    'green',
    'blue',
  ],
  material: [
    'wood',
    'panel',
    'bamboo',
    'stainless',
    'steel',
    'aluminum',
    'brass',
    'zinc',
    'glass',
    'ceramic',
    'stone',
    'concrete',
    'resin',
    'plastic',
    'textile',
  ],
  cert: [
    'csa',
    'cupc',
    'etl',
    'ul',
    'ulc',
    'nsf',
    'watersense',
    'energy-star',
    'floorscore',
    'greenguard',
    'carb',
    'fsc',
    'pefc',
    'oeko-tex',
    'ansi',
    'ks',
    'kc',
  ],
} as const

export type MarkKind = keyof typeof MARKS
export type Color = (typeof MARKS.color)[number]
export type Material = (typeof MARKS.material)[number]
export type Cert = (typeof MARKS.cert)[number]

export const MARK_KINDS = ['color', 'material', 'cert'] as const satisfies MarkKind[]

/** Names of certificates, the same in every language. */
export const CERT_NAMES: Record<Cert, string> = {
  csa: 'CSA',
  cupc: 'cUPC',
  etl: 'ETL',
  ul: 'UL',
  ulc: 'CAN/ULC',
  nsf: 'NSF',
  watersense: 'WaterSense',
  'energy-star': 'ENERGY STAR',
  floorscore: 'FloorScore',
  greenguard: 'GREENGUARD',
  carb: 'CARB / TSCA Title VI',
  fsc: 'FSC',
  pefc: 'PEFC',
  'oeko-tex': 'OEKO-TEX',
  ansi: 'ANSI',
  ks: 'KS',
  kc: 'KC',
}

/** One number with the bits of these marks; what is no mark has none. */
export const bitsOf = (kind: MarkKind, marks: readonly string[]): number =>
  (MARKS[kind] as readonly string[]).reduce(
    (bits, mark, at) => (marks.includes(mark) ? bits | (1 << at) : bits),
    0,
  )

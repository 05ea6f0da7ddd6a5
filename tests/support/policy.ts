import type { Config } from '@/payload-types'
import { CATALOGUE } from './policy/catalogue'
import { COMPANIES } from './policy/companies'
import { CONTENT, GLOBALS } from './policy/content'
import { FILES } from './policy/files'
import { INTERNALS } from './policy/internals'
import { MONEY } from './policy/money'
import { ORDERS } from './policy/orders'
import { PEOPLE } from './policy/people'
import type { GlobalRow, GlobalSlug, Row, Slug } from './policy/row'
import { SELLER_PEOPLE } from './policy/seller-people'
import { TALK } from './policy/talk'

const TABLE = {
  ...PEOPLE,
  ...COMPANIES,
  ...SELLER_PEOPLE,
  ...CATALOGUE,
  ...FILES,
  ...ORDERS,
  ...MONEY,
  ...TALK,
  ...CONTENT,
  ...INTERNALS,
} as const satisfies {
  [S in Slug]: Row<Config['collections'][S]>
}

/** The documents of the sample world by name. */
export type SampleName<S extends Slug = Slug> = S extends Slug
  ? keyof (typeof TABLE)[S]['samples'] & string
  : never
export type Samples = { [S in Slug]: Record<SampleName<S>, string> }

/** Who may do what with every collection. A collection without a row does not compile. */
export const POLICY: Record<Slug, Row<never>> = TABLE

/** The same for globals. */
export const GLOBAL_POLICY: Record<GlobalSlug, GlobalRow<never>> = GLOBALS satisfies {
  [S in GlobalSlug]: GlobalRow<Config['globals'][S]>
}

export const SLUGS = Object.keys(POLICY) as Slug[]
export const GLOBAL_SLUGS = Object.keys(GLOBAL_POLICY) as GlobalSlug[]

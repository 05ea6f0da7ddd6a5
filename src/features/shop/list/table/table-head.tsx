import type { Sort } from '@/domain/search/browse'
import type { ListView } from '@/features/shop/list/list-view'

export type HeadWords = Record<
  'compare' | 'product' | 'finish' | 'size' | 'moq' | 'prices' | 'stock' | 'order',
  string
> & { steps: string[]; measured: string | null }
export type SortProps = Pick<ListView, 'path' | 'sort' | 'sorts'>

/** The order of a column: the first is from low to high, the second, if there is one, the other way round. */
const BY_PRICE: Sort[] = ['price-low', 'price-high']
const BY_MEASURE: Sort[] = ['price-m2']

/** Heads with an order of the list are links to it, the others plain text. */
export function TableHead({ words, sorting }: { words: HeadWords; sorting: SortProps }) {
  const { steps, measured } = words
  return (
    <thead role="rowgroup">
      <tr role="row">
        <Plain words={words.compare} />
        <Plain words={words.product} />
        <Plain words={words.finish} />
        <Plain words={words.size} />
        <Plain words={words.moq} />
        <th role="columnheader" scope="colgroup" colSpan={steps.length} {...sortedBy(BY_PRICE, sorting)}>
          <SortLink words={words.prices} by={BY_PRICE} sorting={sorting} />
        </th>
        {measured === null ? null : (
          <th role="columnheader" scope="col" rowSpan={2} {...sortedBy(BY_MEASURE, sorting)}>
            <SortLink words={measured} by={BY_MEASURE} sorting={sorting} />
          </th>
        )}
        <Plain words={words.stock} />
        <Plain words={words.order} />
      </tr>
      <tr role="row">
        {steps.map((step) => (
          <th key={step} role="columnheader" scope="col">
            {step}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function Plain({ words }: { words: string }) {
  return (
    <th role="columnheader" scope="col" rowSpan={2}>
      {words}
    </th>
  )
}

function sortedBy(by: Sort[], { sort }: SortProps) {
  const at = by.indexOf(sort)
  if (at < 0) return {}
  return { 'aria-sort': at === 0 ? ('ascending' as const) : ('descending' as const) }
}

/** Chosen again it turns the order round; an order that the list does not offer, or that cannot be turned, is plain text. */
function SortLink({ words, by, sorting }: { words: string; by: Sort[]; sorting: SortProps }) {
  const wanted = by[(by.indexOf(sorting.sort) + 1) % by.length]
  const next = sorting.sorts.find(({ sort }) => sort === wanted && sort !== sorting.sort)
  if (!next) return words
  return (
    <a rel="nofollow" href={sorting.path + next.query} title={next.label}>
      {words}
    </a>
  )
}

import type { ControlWords } from './list-controls'
import type { ListView } from './list-view'

export const FACETS_ID = 'facets'

type Props = { view: ListView; words: ControlWords }

/**
 * All filters with their counts. Beside the products on a wide screen, else a sheet: a native popover, so it opens
 * without script.
 */
export function FacetPanel({ view, words }: Props) {
  return (
    <section id={FACETS_ID} popover="auto" className="facets" aria-label={words.filters}>
      <div className="facets-top">
        <p className="text-lg font-semibold">{words.filters}</p>
        <button
          type="button"
          className="button button-icon"
          aria-label={words.close}
          popoverTarget={FACETS_ID}
          popoverTargetAction="hide"
        >
          <span className="icon icon-close" aria-hidden="true" />
        </button>
      </div>
      {view.groups.map((group) => (
        <div key={group.key} className="facet">
          <h2 id={`facet-${group.key}`}>{group.title}</h2>
          <ul aria-labelledby={`facet-${group.key}`}>
            {group.offers.map(({ label, query, count, isOn }) => (
              <li key={label}>
                <a rel="nofollow" href={view.path + query} aria-current={isOn ? 'true' : undefined}>
                  <span>{label}</span> <span className="facet-count">{count}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div className="facets-foot">
        <button
          type="button"
          className="button button-primary"
          popoverTarget={FACETS_ID}
          popoverTargetAction="hide"
        >
          {words.show}
        </button>
      </div>
    </section>
  )
}

import type { SubmitEvent } from 'react'
import type { ControlWords } from './list-controls'
import type { ListView, TypedFields } from '@/features/shop/list/list-view'

export const FACETS_ID = 'facets'

type Go = (query: string) => void
type Props = { view: ListView; words: ControlWords; go: Go }

/** Of more than that, the first six; the others are behind 'Show all'. */
const LONG = 8
const shownOf = (offers: unknown[]) => (offers.length > LONG ? 6 : LONG)

/**
 * All filters with their counts. Beside the products on a wide screen, else a sheet: a native popover, so it opens
 * without script.
 */
export function FacetPanel({ view, words, go }: Props) {
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
      {view.groups.map(({ key, title, offers, fields }) => (
        <div key={key} className="facet">
          <h2 id={`facet-${key}`}>{title}</h2>
          <Offers path={view.path} offers={offers.slice(0, shownOf(offers))} label={`facet-${key}`} />
          {offers.length > LONG ? (
            <details open={offers.slice(shownOf(offers)).some(({ isOn }) => isOn)}>
              <summary>{words.showAll}</summary>
              <Offers path={view.path} offers={offers.slice(shownOf(offers))} label={`facet-${key}`} />
            </details>
          ) : null}
          {fields.length > 0 ? (
            <TypedFilters key={view.query} view={view} fields={fields} words={words} go={go} />
          ) : null}
        </div>
      ))}
      <div className="facets-foot">
        <button
          type="button"
          className="button button-primary"
          popoverTarget={FACETS_ID}
          popoverTargetAction="hide"
        >
          {view.show}
        </button>
      </div>
    </section>
  )
}

type OffersProps = Pick<ListView, 'path'> & Pick<ListView['groups'][number], 'offers'> & { label: string }

function Offers({ path, offers, label }: OffersProps) {
  if (offers.length === 0) return null
  return (
    <ul aria-labelledby={label}>
      {offers.map(({ label: words, query, count, isOn, color }) => (
        <li key={query}>
          <a rel="nofollow" href={path + query} aria-current={isOn ? 'true' : undefined} data-color={color}>
            <span>{words}</span> <span>{count}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** From and to: a form that sends both under one name; the answer has the address of it. */
function TypedFilters({ view, fields, words, go }: Props & { fields: TypedFields[] }) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sent = [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)])
    go(`?${new URLSearchParams(sent)}`)
  }
  const own = new Set<string>(['page', ...fields.map(({ name }) => name)])
  const others = [...new URLSearchParams(view.query)].filter(([name]) => !own.has(name))
  return (
    <form action={view.path} onSubmit={submit}>
      {others.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {fields.map(({ name, label, from, to }) => (
        <fieldset key={name}>
          <legend>{label}</legend>
          <Field name={name} words={words.from} value={from} />
          <Field name={name} words={name === 'price' ? words.under : words.to} value={to} />
        </fieldset>
      ))}
      <button type="submit" className="button">
        {words.ok}
      </button>
    </form>
  )
}

function Field({ name, words, value }: { name: string; words: string; value: string }) {
  const shared = { name, placeholder: words, 'aria-label': words, defaultValue: value }
  return <input {...shared} className="input" inputMode="decimal" autoComplete="off" maxLength={9} />
}

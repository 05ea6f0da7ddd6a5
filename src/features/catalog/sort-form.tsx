import type { ListView } from './list-view'

type Props = { view: ListView; label: string; apply: string; go: (query: string) => void }

/** The order, as a form with a button; with script the choice alone is enough. */
export function SortForm({ view, label, apply, go }: Props) {
  const choose = (value: string) => {
    const chosen = view.sorts.find(([sort]) => sort === value)
    if (chosen) go(chosen[2])
  }
  return (
    <form action={view.path} className="browse-sort">
      {view.kept.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="sort">{label}</label>
      <select
        key={view.sort}
        id="sort"
        name="sort"
        className="input"
        defaultValue={view.sort}
        onChange={(event) => choose(event.target.value)}
      >
        {view.sorts.map(([sort, words]) => (
          <option key={sort} value={sort}>
            {words}
          </option>
        ))}
      </select>
      <button type="submit" className="button without-script">
        {apply}
      </button>
    </form>
  )
}

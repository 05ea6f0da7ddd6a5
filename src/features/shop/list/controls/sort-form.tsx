import { useState, type SubmitEvent } from 'react'
import { useDeliberateChoice } from '@/ui/forms/use-deliberate-choice'
import type { ListView } from '@/features/shop/list/list-view'

type Props = { view: ListView; label: string; apply: string; go: (query: string) => void }

/**
 * The sort order, as a form with a button. A choice from the open list applies at once; stepping with the keyboard
 * waits for Enter or the button.
 */
export function SortForm({ view, label, apply, go }: Props) {
  const [isWaiting, setWaiting] = useState(false)
  const take = (value: string) => {
    const chosen = view.sorts.find(({ sort }) => sort === value)
    if (chosen) go(chosen.query)
  }
  const choice = useDeliberateChoice({ onTake: take, onStep: () => setWaiting(true) })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    take(String(new FormData(event.currentTarget).get('sort')))
  }
  return (
    <form action={view.path} className="browse-sort" onSubmit={submit}>
      {view.hidden.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="sort" className="text-muted whitespace-nowrap max-md:sr-only">
        {label}
      </label>
      <select id="sort" name="sort" className="input" defaultValue={view.sort} {...choice}>
        {view.sorts.map(({ sort, label: words }) => (
          <option key={sort} value={sort}>
            {words}
          </option>
        ))}
      </select>
      <button type="submit" className={isWaiting ? 'button' : 'button without-script'}>
        {apply}
      </button>
    </form>
  )
}

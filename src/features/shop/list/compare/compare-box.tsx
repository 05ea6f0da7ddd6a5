import type { Segment } from '@/domain/search/highlight'

type Props = {
  id: string
  category?: string
  name: string | Segment[]
  label: string
}

/** Of the form that has the button without script. */
export const COMPARE_FORM = 'compare'

/** Chooses a product to compare; what is chosen is kept by the bar, which is loaded with the first choice (rule C67). */
export function CompareBox({ id, category, name, label }: Props) {
  const said = typeof name === 'string' ? name : name.map(({ text }) => text).join('')
  return (
    <label className="compare-box">
      <input
        type="checkbox"
        form={COMPARE_FORM}
        name="p"
        value={id}
        data-room={category}
        aria-label={`${label}: ${said}`}
      />
      <span aria-hidden="true">{label}</span>
    </label>
  )
}

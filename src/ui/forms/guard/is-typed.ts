type Field = {
  type?: string
  value?: string
  defaultValue?: string
  checked?: boolean
  defaultChecked?: boolean
  selectedIndex?: number
  options?: ArrayLike<{ defaultSelected: boolean }>
}

/** Whether a field of a form differs from its default: typed or chosen before hydration. */
export function isTyped({
  type,
  value,
  defaultValue,
  checked,
  defaultChecked,
  selectedIndex,
  options,
}: Field) {
  if (options) {
    const first = Array.from(options).findIndex((option) => option.defaultSelected)
    return selectedIndex !== Math.max(0, first)
  }
  // A box without a value of its own has 'on', which is no default.
  if (type === 'checkbox' || type === 'radio') return checked !== defaultChecked
  return defaultValue !== undefined && value !== defaultValue
}

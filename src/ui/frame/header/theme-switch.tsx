'use client'

type Props = {
  toDark: string
  toLight: string
  dark: React.ReactNode
  light: React.ReactNode
  /** Shows its words beside the icon. */
  isNamed?: boolean
  className?: string
}

/** Toggles the theme. Choosing the system's own theme clears the stored choice. */
function turn() {
  const root = document.documentElement
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  const next = root.dataset.theme === 'dark' ? 'light' : 'dark'
  root.dataset.theme = next
  try {
    if (next === system) localStorage.removeItem('maru_theme')
    else localStorage.setItem('maru_theme', next)
  } catch {
    // Storage may be blocked: the choice is valid for this page only.
  }
}

export function ThemeSwitch({
  toDark,
  toLight,
  dark,
  light,
  isNamed = false,
  className = 'button button-icon',
}: Props) {
  const shown = isNamed ? 'flex items-center gap-3' : undefined
  const words = isNamed ? undefined : 'sr-only'
  return (
    <button type="button" className={className} onClick={turn} data-theme-switch>
      <span data-shown="light" className={shown}>
        {dark}
        <span className={words}>{toDark}</span>
      </span>
      <span data-shown="dark" className={shown}>
        {light}
        <span className={words}>{toLight}</span>
      </span>
    </button>
  )
}

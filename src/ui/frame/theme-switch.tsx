'use client'

type Props = {
  toDark: string
  toLight: string
  dark: React.ReactNode
  light: React.ReactNode
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

export function ThemeSwitch({ toDark, toLight, dark, light, className = 'button button-icon' }: Props) {
  return (
    <button type="button" className={className} onClick={turn} data-theme-switch>
      <span data-shown="light">
        {dark}
        <span className="sr-only">{toDark}</span>
      </span>
      <span data-shown="dark">
        {light}
        <span className="sr-only">{toLight}</span>
      </span>
    </button>
  )
}

/**
 * Runs before the body: sets the theme, the delivery place (rule M51), and the session from the hint cookie `maru_hint` ({ n: name, t: type, c:
 * cart, m: unread, b: notifications, p: place }) on <html>, where `session.css` reads it. A hint only: `/api/session` corrects
 * it after load.
 */
export function openPage() {
  const data = document.documentElement.dataset
  const night = matchMedia('(prefers-color-scheme: dark)')
  const paint = () => {
    let chosen = null
    try {
      chosen = localStorage.getItem('maru_theme')
    } catch {
      // Storage may be blocked: use the system's theme.
    }
    data.theme = chosen === 'dark' || chosen === 'light' ? chosen : night.matches ? 'dark' : 'light'
  }
  paint()
  night.addEventListener('change', paint)

  try {
    const area = localStorage.getItem('maru_area') ?? ''
    if (/^[A-Z]\d[A-Z]$/.test(area)) data.area = area
  } catch {
    // Storage may be blocked: the place is asked for.
  }

  try {
    const hint = JSON.parse(
      decodeURIComponent(/(?:^|; )maru_hint=([^;]*)/.exec(document.cookie)?.[1] ?? '{}'),
    )
    if (/^(buyer|seller|pending)$/.test(hint.t)) {
      data.session = hint.t
      data.name = String(hint.n ?? '')
    }
    if (hint.c > 0) data.cart = String(hint.c)
    if (hint.m > 0) data.unread = String(hint.m)
    if (hint.b > 0) data.news = String(hint.b)
    if (/^[A-Z]\d[A-Z]$/.test(hint.p)) data.place = hint.p
  } catch {
    // Ignore an invalid hint.
  }
}

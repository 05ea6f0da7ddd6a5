/** After the header: fills in name, counts and delivery place, and points the language links at this page; again after each change. */
export function fillHeader() {
  const data = document.documentElement.dataset
  // The place that was typed in this browser goes before the one of the address (rule M51).
  const shown = (key: string) => data[key] ?? (key === 'area' ? data.place : '') ?? ''
  const fill = () => {
    for (const key of ['name', 'cart', 'unread', 'news', 'area']) {
      for (const node of document.querySelectorAll(`[data-fill=${key}]`)) node.textContent = shown(key)
    }
    const { pathname, search } = location
    const page = pathname.replace(/^\/(fr|ko)(?=\/|$)/, '').replace(/\/$/, '')
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
      const prefix = link.hreflang === 'en' ? '' : `/${link.hreflang}`
      link.setAttribute('href', (prefix + page || '/') + search)
    }
  }
  fill()
  addEventListener('maru:session', fill)
}

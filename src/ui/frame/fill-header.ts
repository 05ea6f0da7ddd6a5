/** After the header: the name and the numbers into their places, and this page's address into the language links; again whenever one of them changes. */
export function fillHeader() {
  const data = document.documentElement.dataset
  const fill = () => {
    for (const key of ['name', 'cart', 'unread', 'news']) {
      for (const node of document.querySelectorAll(`[data-fill=${key}]`)) node.textContent = data[key] ?? ''
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

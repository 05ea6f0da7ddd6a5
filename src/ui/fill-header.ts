/** After the header: the name and the numbers into their places, again whenever they change, and this page's address into the language links. */
export function fillHeader() {
  const data = document.documentElement.dataset
  const fill = () => {
    for (const key of ['name', 'cart', 'unread', 'news']) {
      for (const node of document.querySelectorAll(`[data-fill=${key}]`)) node.textContent = data[key] ?? ''
    }
  }
  fill()
  addEventListener('maru:session', fill)

  const { pathname, search } = location
  const page = pathname.replace(/^\/(en|fr|ko)(?=\/|$)/, '') || '/'
  for (const link of document.querySelectorAll('a[data-language]')) {
    const prefix = link.getAttribute('href')?.replace(/\/$/, '') ?? ''
    link.setAttribute('href', (prefix + page).replace(/(.)\/$/, '$1') + search)
  }
}

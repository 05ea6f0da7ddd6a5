/**
 * After the switch of a list of cards: where tables were chosen in this browser, it leads on to the table of this list (rule C66).
 */
export function openView() {
  try {
    const link = document.querySelector<HTMLAnchorElement>('a[data-view=table]')
    if (link && localStorage.getItem('maru_view') === 'table') location.replace(link.href)
  } catch {
    // Storage is blocked: nothing was chosen.
  }
}

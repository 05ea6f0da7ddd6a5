/** Opens the stream of a member after the page has loaded, and ends it when they sign out or the page is put away. */
export function keepLive() {
  const isMember = document.documentElement.dataset.session !== undefined
  void load(isMember)
}

let wasMember = false

async function load(isMember: boolean) {
  if (!isMember && !wasMember) return
  const isNew = !wasMember
  wasMember = isMember
  const { startLive, stopLive } = await import('./stream')
  if (!isMember) return stopLive()
  startLive()
  if (!isNew) return
  // A page with an open stream is not kept for the way back.
  addEventListener('pagehide', stopLive)
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && wasMember) startLive()
  })
}

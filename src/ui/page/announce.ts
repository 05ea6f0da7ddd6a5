const ID = 'announcer'

/**
 * Announces a sentence to screen readers. The live region outlives the page that uses it, so that it is known before
 * it changes.
 */
export function announce(sentence: string) {
  const box = document.getElementById(ID) ?? document.body.appendChild(make())
  box.textContent = ''
  // Delayed: screen readers ignore a live region that was only just added.
  setTimeout(() => (box.textContent = sentence), 100)
}

function make() {
  const box = document.createElement('div')
  box.id = ID
  box.className = 'sr-only'
  box.setAttribute('role', 'status')
  return box
}

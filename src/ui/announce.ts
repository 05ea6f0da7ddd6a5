const ID = 'announcer'

/** Has a sentence read out. The box outlives the page that asked, so that it is known to whoever listens before it speaks. */
export function announce(sentence: string) {
  const box = document.getElementById(ID) ?? document.body.appendChild(make())
  box.textContent = ''
  // Said a moment later, or a box that has only just come would stay unheard.
  setTimeout(() => (box.textContent = sentence), 100)
}

function make() {
  const box = document.createElement('div')
  box.id = ID
  box.className = 'sr-only'
  box.setAttribute('role', 'status')
  return box
}

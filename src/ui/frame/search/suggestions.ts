import { highlight } from '@/domain/search/highlight'
import type { Suggestion } from '@/domain/search/suggestion'

const PAUSE = 150
const LONGEST = 100

const helped = new WeakSet<HTMLInputElement>()
const known = new Map<string, Suggestion[]>()

/**
 * Makes a search field an ARIA combobox: a list of links, selected with the arrow keys while the focus stays in the
 * field.
 */
export function attachSuggestions(input: HTMLInputElement) {
  const form = input.form
  if (!form || helped.has(input)) return
  helped.add(input)

  const list = form.appendChild(document.createElement('div'))
  const status = form.appendChild(document.createElement('p'))
  const words = { ...form.dataset }
  let at = -1
  let timer = 0
  let asking = new AbortController()

  list.id = `${input.id}-list`
  list.className = 'suggestions'
  list.role = 'listbox'
  list.ariaLabel = words.suggestions ?? ''
  list.hidden = true
  status.role = 'status'
  status.className = 'sr-only'
  input.role = 'combobox'
  input.ariaAutoComplete = 'list'
  input.ariaExpanded = 'false'
  input.setAttribute('aria-controls', list.id)

  const options = () => [...list.children] as HTMLElement[]

  const choose = (next: number) => {
    at = next
    for (const [place, option] of options().entries()) option.ariaSelected = String(place === at)
    const option = options()[at]
    option?.scrollIntoView({ block: 'nearest' })
    if (option) input.setAttribute('aria-activedescendant', option.id)
    else input.removeAttribute('aria-activedescendant')
  }

  const close = () => {
    asking.abort()
    clearTimeout(timer)
    list.hidden = true
    input.ariaExpanded = 'false'
    choose(-1)
  }

  const show = (suggestions: Suggestion[], typed: string) => {
    list.replaceChildren(
      ...suggestions.map((each, place) => optionOf(each, typed, `${list.id}-${place}`, words)),
    )
    list.hidden = suggestions.length === 0
    input.ariaExpanded = String(suggestions.length > 0)
    status.textContent = (words.found ?? '').replace('#', String(suggestions.length))
    choose(-1)
  }

  const ask = async () => {
    asking.abort()
    const typed = input.value.trim().slice(0, LONGEST)
    if (typed === '') return close()
    asking = new AbortController()
    const { signal } = asking
    const suggestions = await fetched(typed, signal)
    if (suggestions && !signal.aborted && document.activeElement === input) show(suggestions, typed)
  }

  const soon = () => {
    clearTimeout(timer)
    timer = window.setTimeout(ask, PAUSE)
  }

  input.addEventListener('input', soon)
  input.addEventListener('focus', soon)
  input.addEventListener('blur', close)
  addEventListener('pageshow', close)
  // Keeps the focus in the field; the click that follows opens the link.
  list.addEventListener('mousedown', (event) => event.preventDefault())
  input.addEventListener('keydown', (event) => {
    // During IME composition the keys belong to the input method.
    if (event.isComposing || event.keyCode === 229) return
    const count = list.hidden ? 0 : list.children.length
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && count > 0) {
      choose(((at + 1 + step + count + 1) % (count + 1)) - 1)
      event.preventDefault()
    } else if (step) soon()
    else if (event.key === 'Enter' && at >= 0 && count > 0) {
      event.preventDefault()
      options()[at]?.click()
    } else if (event.key === 'Escape' && count > 0) {
      event.preventDefault()
      close()
    }
  })
  if (input.value !== '') soon()
}

/** Undefined if the server is busy or we are offline: the form still works. */
async function fetched(typed: string, signal: AbortSignal): Promise<Suggestion[] | undefined> {
  const query = new URLSearchParams({ q: typed, locale: document.documentElement.lang }).toString()
  const before = known.get(query)
  if (before) return before
  try {
    const answer = await fetch(`/api/suggest?${query}`, { signal })
    if (!answer.ok) return undefined
    const suggestions: Suggestion[] = await answer.json()
    known.set(query, suggestions)
    return suggestions
  } catch {
    return undefined
  }
}

function optionOf(
  { kind, text, href, picture, price }: Suggestion,
  typed: string,
  id: string,
  words: DOMStringMap,
) {
  const option = document.createElement('a')
  option.id = id
  option.href = href
  option.role = 'option'
  option.tabIndex = -1
  option.ariaSelected = 'false'
  const name = document.createElement('span')
  for (const segment of highlight(text, typed)) {
    const part = document.createElement(segment.marked ? 'mark' : 'span')
    part.textContent = segment.text
    name.append(part)
  }
  option.append(picture ? pictureOf(picture) : iconOf(kind), name)
  const notes = [price, words[kind]].filter((each) => each !== undefined)
  if (notes.length === 0) return option
  const note = document.createElement('small')
  // Each in a line of its own, and a word of its own when it is read out.
  note.append(...notes.flatMap((each, at) => [at > 0 ? ' ' : '', lineOf(each)]))
  option.append(' ', note)
  return option
}

function lineOf(text: string) {
  const line = document.createElement('span')
  line.textContent = text
  return line
}

function iconOf(kind: Suggestion['kind']) {
  const icon = document.createElement('span')
  icon.className = `icon icon-${ICONS[kind]}`
  icon.ariaHidden = 'true'
  return icon
}

/** Decorative: the name stands beside it. */
function pictureOf(src: string) {
  const picture = document.createElement('img')
  Object.assign(picture, { src, alt: '', width: 40, height: 50 })
  return picture
}

const ICONS = { term: 'search', category: 'menu', supplier: 'user', product: 'next' } as const

import { isTyped } from './is-typed'

/** Said by the guard that was answered, so that no other one of the page asks again. */
export const LEAVING = 'maru:leaving'

/** Before a person changes anything in a form, one of these happens in it; what a script fills in comes without. */
const TOUCHES = ['focusin', 'pointerdown', 'dragenter'] as const

/** Fields around which this stands are tried out and never saved. */
const isTrial = (field: unknown) => field instanceof Element && field.closest('[data-trial]') !== null

/** A field of a new row that came with a value, and has it still, says no more than an empty one. */
const isPrefilled = (field: unknown) =>
  field instanceof HTMLInputElement && 'prefilled' in field.dataset && field.value === field.defaultValue

const isEmpty = (value: FormDataEntryValue) => (typeof value === 'string' ? value : value.name) === ''

/** The form's values, without React's hidden fields and without empty fields, which come and go with script. */
const stateOf = (form: HTMLFormElement) =>
  JSON.stringify(
    [...new FormData(form)].filter(([name, value]) => {
      if (name.startsWith('$') || isEmpty(value)) return false
      const field = form.elements.namedItem(name)
      return !isTrial(field) && !isPrefilled(field)
    }),
  )

/** Whether a form that the server sent was typed in before the script came. */
export const hasTyped = (inside: HTMLElement | null) =>
  [...(inside?.closest('form')?.elements ?? [])].some(
    (field) => !isTrial(field) && isTyped(field as HTMLInputElement),
  )

/**
 * Asks by `ask` before a link leads away from a form that a person has changed, and lets the browser ask before the page is closed.
 * Returns how to end it.
 */
export function watchForm(form: HTMLFormElement, isTypedBefore: boolean, ask: (href: string) => void) {
  const first = stateOf(form)
  let before: string | undefined
  let isLeaving = false
  const touch = () => void (before ??= stateOf(form))
  // A password manager fills fields without a touch.
  const fill = () => void (before ??= first)
  // What is saved as a draft is not lost.
  const isSaved = () => form.querySelector('[data-saved]') !== null
  const isChanged = () =>
    !isLeaving && !isSaved() && (isTypedBefore || (before !== undefined && stateOf(form) !== before))
  const press = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    // Another guard of the page may have asked already.
    if (!link || event.defaultPrevented || !leadsAway(link, event) || !isChanged()) return
    event.preventDefault()
    event.stopPropagation()
    ask(link.href)
  }
  const unload = (event: BeforeUnloadEvent) => {
    if (isChanged()) event.preventDefault()
  }
  const leave = () => void (isLeaving = true)
  // A page that the browser has kept is open again.
  const comeBack = () => void (isLeaving = false)
  const ended = new AbortController()
  const { signal } = ended
  for (const name of TOUCHES) form.addEventListener(name, touch, { capture: true, signal })
  form.addEventListener('input', fill, { capture: true, signal })
  document.addEventListener('click', press, { capture: true, signal })
  addEventListener('beforeunload', unload, { signal })
  addEventListener(LEAVING, leave, { signal })
  addEventListener('pageshow', comeBack, { signal })
  return () => ended.abort()
}

/** A plain press of a link to another page, here. */
function leadsAway(link: HTMLAnchorElement, { metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) {
  if (metaKey || ctrlKey || shiftKey || altKey) return false
  const isHere = link.getAttribute('href')?.startsWith('#') ?? true
  return !isHere && !link.target && !link.hasAttribute('download') && /^https?:$/.test(link.protocol)
}

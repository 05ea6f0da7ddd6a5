import { useRef, type ChangeEvent, type KeyboardEvent } from 'react'

type Select = HTMLSelectElement
type Handlers = {
  /** A choice from the open list. */
  onTake: (value: string) => void
  /** The value while one steps through the closed list by keyboard; Enter takes it. */
  onStep: (value: string) => void
}

/** These keys open the list, where a choice is deliberate; other keys may only step through it. */
const OPENING = ['Enter', ' ', 'F4']

/** A select whose choice acts at once if made in the open list; stepping with the keyboard waits for Enter or a button. */
export function useDeliberateChoice({ onTake, onStep }: Handlers) {
  const isStepping = useRef(false)
  const isWaiting = useRef(false)
  const onKeyDown = (event: KeyboardEvent<Select>) => {
    isStepping.current = !event.altKey && !OPENING.includes(event.key)
    if (event.key !== 'Enter' || !isWaiting.current) return
    event.preventDefault()
    isWaiting.current = false
    onTake(event.currentTarget.value)
  }
  const onChange = ({ target: { value } }: ChangeEvent<Select>) => {
    isWaiting.current = isStepping.current
    if (isStepping.current) onStep(value)
    else onTake(value)
  }
  const onPointerDown = () => {
    isStepping.current = false
  }
  return { onKeyDown, onChange, onPointerDown }
}

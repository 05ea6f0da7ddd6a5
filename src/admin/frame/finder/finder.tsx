'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { FinderDialog } from './finder-dialog'
import type { FinderTexts, Screen } from './finder-texts'

type Props = { texts: FinderTexts; screens: readonly Screen[] }

/** Opens, by its button or ⌘K, a dialog that finds whatever the reader may open in the panel. */
export function Finder({ texts, screens }: Props) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return
      event.preventDefault()
      setOpen(true)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])

  return (
    <>
      <button
        type="button"
        className="admin-finder-button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Meta+K Control+K"
        onClick={() => setOpen(true)}
      >
        {texts.open}
        <kbd aria-hidden="true">{useIsMac() ? '⌘K' : 'Ctrl K'}</kbd>
      </button>
      {/* Outside the menu, which is inert while it is shut. */}
      {isOpen &&
        createPortal(
          <FinderDialog texts={texts} screens={screens} onClose={() => setOpen(false)} />,
          document.body,
        )}
    </>
  )
}

/** Where text is edited, Payload's editor has the same keys for a link. */
const isShortcut = ({ key, metaKey, ctrlKey, shiftKey, altKey, target, defaultPrevented }: KeyboardEvent) =>
  key.toLowerCase() === 'k' &&
  (metaKey || ctrlKey) &&
  !shiftKey &&
  !altKey &&
  !defaultPrevented &&
  !(target instanceof HTMLElement && target.isContentEditable)

const useIsMac = () =>
  useSyncExternalStore(
    () => () => undefined,
    () => /Mac|iPhone|iPad/.test(navigator.platform),
    () => false,
  )

import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Finds several lines as soon as they are pasted, also where no field has the focus (rule M54). */
export function usePaste(box: RefObject<HTMLTextAreaElement | null>, find: () => void) {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const field = box.current
    const text = event.clipboardData?.getData('text') ?? ''
    if (!field || text.trim() === '') return
    const { target } = event
    const isElsewhere = target instanceof Element && target.closest('input, textarea, [contenteditable]')
    if (isElsewhere && target !== field) return
    if (target !== field) {
      event.preventDefault()
      const end = field.value.trimEnd().length
      field.setRangeText(end > 0 ? `\n${text}` : text, end, field.value.length, 'end')
      field.focus()
    }
    // A single line may lack its quantity. The browser fills the field after this event.
    if (/[\r\n]/.test(text.trim())) setTimeout(find)
  })
  useEffect(() => {
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])
}

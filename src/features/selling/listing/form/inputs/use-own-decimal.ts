import { useEffect, useRef } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'

/**
 * React Aria ignores the other language's decimal sign, which would make 25 of 2.5: it is typed as the reader's own. On the
 * parent of the field, so that it comes before React Aria's own listener.
 */
export function useOwnDecimal<Box extends HTMLElement>(isDecimal: boolean) {
  const box = useRef<Box>(null)
  const { locale } = useLocale()
  useEffect(() => {
    const { current: parent } = box
    if (!parent || !isDecimal) return
    const own = new Intl.NumberFormat(locale).format(0.5).includes(',') ? ',' : '.'
    const other = own === ',' ? '.' : ','
    const swap = (event: InputEvent) => {
      const { target, data } = event
      if (data !== other || !(target instanceof HTMLInputElement)) return
      event.preventDefault()
      event.stopPropagation()
      if (target.value.includes(own)) return
      target.setRangeText(own, target.selectionStart ?? 0, target.selectionEnd ?? 0, 'end')
      target.dispatchEvent(new InputEvent('input', { bubbles: true, data: own, inputType: 'insertText' }))
    }
    parent.addEventListener('beforeinput', swap, true)
    return () => parent.removeEventListener('beforeinput', swap, true)
  }, [locale, isDecimal])
  return box
}

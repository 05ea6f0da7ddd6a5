'use client'

import { useEffect } from 'react'
import type { InputTexts } from '@/admin/frame/input-texts'

/** Payload gives these neither a label nor a name; React leaves names that it did not set. */
const UNNAMED = [
  '.rs__input',
  '.react-datepicker__input-container input',
  '.select-row input',
  '.condition :is(input, button)',
]

/** Parts of a condition of a list's filter, by their class. */
const PARTS = [
  ['.condition__field', 'field'],
  ['.condition__operator', 'operator'],
  ['.condition__value', 'value'],
  ['.condition__actions-add', 'add'],
  ['.condition__actions-remove', 'remove'],
] as const

/** Names the inputs of Payload's lists and forms that it leaves without a name, also those that come later. */
export function InputNames({ texts }: { texts: InputTexts }) {
  useEffect(() => {
    const nameAll = () => {
      for (const input of document.querySelectorAll(UNNAMED.join())) {
        const name =
          input.getAttribute('aria-label') || input.hasAttribute('aria-labelledby')
            ? ''
            : nameOf(input, texts)
        if (name) input.setAttribute('aria-label', name)
      }
    }
    let next = requestAnimationFrame(nameAll)
    const changes = new MutationObserver(() => {
      cancelAnimationFrame(next)
      next = requestAnimationFrame(nameAll)
    })
    changes.observe(document.body, { childList: true, subtree: true })
    return () => {
      cancelAnimationFrame(next)
      changes.disconnect()
    }
  }, [texts])
  return null
}

function nameOf(input: Element, texts: InputTexts): string {
  const part = PARTS.find(([selector]) => input.closest(selector))
  if (part) return texts[part[1]]
  if (input.closest('.select-row')) return texts.row.replace('{what}', rowName(input))
  return (
    input.closest('.field-type')?.querySelector('.field-label')?.textContent.replace('*', '').trim() ?? ''
  )
}

/** The text of the first column that has any. */
const rowName = (input: Element) =>
  [...(input.closest('tr')?.cells ?? [])].map((cell) => cell.textContent.trim()).find(Boolean) ?? ''

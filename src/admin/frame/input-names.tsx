'use client'

import { useEffect } from 'react'
import { markWrongFields } from '@/admin/frame/mark-wrong-fields'
import type { InputTexts } from '@/admin/frame/input-texts'

/** What has one name wherever it stands, by Payload's classes. */
const SAME_EVERYWHERE = [
  ['.condition__field input', 'field'],
  ['.condition__operator input', 'operator'],
  ['.condition__value input', 'value'],
  ['.condition__actions-add', 'add'],
  ['.condition__actions-remove', 'remove'],
  ['#select-all', 'all'],
  ['.clickable-arrow--left', 'before'],
  ['.clickable-arrow--right', 'next'],
  ['.collapsible__drag, .upload--has-many__drag', 'move'],
  ['.copy-to-clipboard', 'copy'],
  ['.toolbar-popup__button-bold', 'bold'],
  ['.toolbar-popup__button-italic', 'italic'],
  ['.toolbar-popup__button-link', 'link'],
  ['.schedule-publish .react-datepicker__input-container input', 'time'],
  ['#live-preview-iframe', 'preview'],
  ['input[name=live-preview-width]', 'width'],
  ['input[name=live-preview-height]', 'height'],
] as const

/** Opens a list of actions; most have a picture alone. */
const POPUP = '.popup-button'

/** A block in a text, whose kind it shows. */
const BLOCK = '.LexicalEditorTheme__block'
const BLOCK_BUTTON = `${BLOCK}__removeButton`

/** A file in a field, and one in a text. */
const FIELD = '.upload-relationship-details'
const PART = '.LexicalEditorTheme__upload'
const FILE = `${FIELD}, ${PART}`
/** Beside a file, and named after it. */
const OF_FILE = [
  [`${FIELD}__edit`, 'edit'],
  [`${FIELD}__remove`, 'takeAway'],
  [`${PART}__upload-drawer-toggler`, 'edit'],
  [`${PART}__swap-drawer-toggler`, 'swap'],
  [`${PART}__removeButton`, 'takeAway'],
] as const

/** Its name stands beside it. */
const THUMBNAIL = `${PART} img:not([alt])`

/** Payload's tabs of a form, which are no items of a list. */
const TABS = 'ul.doc-tabs__tabs'

/** Named after its row, or after the label of its field. */
const ROW = '.select-row input'
const LABELLED = ':is(.LexicalEditorTheme__block, .drawer__content) .field-type input[type=text]'
const CHOICE = `.rs__input, .rich-text-lexical [contenteditable=true], ${LABELLED}`

/** Parts of a choice for the mouse: keys reach what they do in its input. */
const FOR_MOUSE = '.rs__indicators [aria-hidden=true]'

/** Payload shows the name that a field has in the code where one points at it. */
const TITLED = 'input[type=checkbox][title]'

const ALL = [
  ...[...SAME_EVERYWHERE, ...OF_FILE].map(([selector]) => selector),
  POPUP,
  BLOCK_BUTTON,
  ROW,
  CHOICE,
].join()

/**
 * Names the inputs and buttons of Payload's lists and forms that it leaves without a name, also those that come later. React keeps a
 * name that it did not set.
 */
export function InputNames({ texts }: { texts: InputTexts }) {
  useEffect(() => {
    const nameAll = () => {
      for (const input of document.querySelectorAll(ALL)) {
        const name = input.getAttribute('aria-label') ? '' : nameOf(input, texts)
        if (name) input.setAttribute('aria-label', name)
      }
      for (const box of document.querySelectorAll(TITLED)) box.removeAttribute('title')
      for (const part of document.querySelectorAll<HTMLElement>(FOR_MOUSE)) part.tabIndex = -1
      for (const image of document.querySelectorAll(THUMBNAIL)) image.setAttribute('alt', '')
      for (const tabs of document.querySelectorAll(TABS)) tabs.setAttribute('role', 'presentation')
      markWrongFields(document)
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
  const same = SAME_EVERYWHERE.find(([selector]) => input.matches(selector))
  if (same) return texts[same[1]]
  if (input.matches(POPUP)) return input.textContent.trim() ? '' : texts.more
  const ofFile = OF_FILE.find(([selector]) => input.matches(selector))
  if (ofFile) return texts[ofFile[1]].replace('{what}', fileName(input))
  if (input.matches(BLOCK_BUTTON)) return texts.takeAway.replace('{what}', blockName(input))
  if (input.matches(ROW)) return texts.row.replace('{what}', rowName(input))
  return (
    input.closest('.field-type')?.querySelector('.field-label')?.textContent.replace('*', '').trim() ?? ''
  )
}

const fileName = (button: Element) =>
  button.closest(FILE)?.querySelector(`${FIELD}__filename, ${PART}__filename`)?.textContent.trim() ?? ''

const blockName = (button: Element) =>
  button.closest(BLOCK)?.querySelector(`${BLOCK}__block-pill`)?.textContent.trim() ?? ''

/** The text of the first column that has any. */
const rowName = (input: Element) =>
  [...(input.closest('tr')?.cells ?? [])].map((cell) => cell.textContent.trim()).find(Boolean) ?? ''

const BOX = 'input[form=compare]'

export const isBox = (node: unknown): node is HTMLInputElement => node instanceof Element && node.matches(BOX)
export const boxes = () => [...document.querySelectorAll<HTMLInputElement>(BOX)]

/** Whether something was chosen before this page, or before its script ran. */
export function isChoiceKept() {
  try {
    return (sessionStorage.getItem('maru_compare') ?? '[]') !== '[]' || boxes().some((box) => box.checked)
  } catch {
    return boxes().some((box) => box.checked)
  }
}

const INPUT = 'input:not([type=hidden]), textarea, [contenteditable=true]'

/** Payload shows beside a field what is wrong with it; here a screen reader learns it of the input itself. */
export function markWrongFields(page: ParentNode) {
  for (const input of page.querySelectorAll('[data-marked-wrong]')) {
    if (input.closest('.field-type')?.matches('.error')) continue
    for (const name of ['data-marked-wrong', 'aria-invalid', 'aria-describedby']) input.removeAttribute(name)
  }
  for (const field of page.querySelectorAll('.field-type.error')) {
    const input = field.querySelector(INPUT)
    const said = field.querySelector('.field-error')
    if (!input || !said || input.closest('.field-type') !== field) continue
    said.id ||= `wrong-${crypto.randomUUID()}`
    if (input.getAttribute('aria-describedby') === said.id) continue
    input.setAttribute('data-marked-wrong', '')
    input.setAttribute('aria-invalid', 'true')
    input.setAttribute('aria-describedby', said.id)
  }
}

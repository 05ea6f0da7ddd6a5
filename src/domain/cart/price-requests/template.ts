import { fail, ok, type Result } from '@/domain/result'
import { cleanLine, lengthOf } from '@/domain/values/text'

/** Limits of templates (rule M75). */
export const MOST_TEMPLATES = 20
export const TEMPLATE_NAME = 60

/** The name under which terms are kept; empty where they are not. */
export function checkTemplateName(text: string): Result<string> {
  const name = cleanLine(text)
  return lengthOf(name) > TEMPLATE_NAME
    ? fail('priceRequest.noteLong', 'template', { max: TEMPLATE_NAME })
    : ok(name)
}

import * as z from 'zod'
import { badParam, type ApiError } from './errors'
import type { Form, FormValue } from './form'

const EMPTY = 'parameter_invalid_empty'
const INTEGER = 'parameter_invalid_integer'
const URL_INVALID = 'url_invalid'
const EMAIL = 'email_invalid'

export const text = z.string().min(1, EMPTY)
export const integer = z
  .string()
  .regex(/^-?\d{1,15}$/, INTEGER)
  .transform(Number)
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true')
export const link = z.url({ protocol: /^https?$/, error: URL_INVALID })
export const currency = text
  .transform((value) => value.toLowerCase())
  .refine((value) => /^[a-z]{3}$/.test(value), 'Invalid currency.')
export const email = text.regex(/^[^\s@]+@[^\s@]+$/, EMAIL)
export const metadata = z
  .union([z.literal(''), z.record(z.string(), z.string())])
  .transform((value) => Object.fromEntries(Object.entries(value || {}).filter(([, one]) => one !== '')))
  .superRefine((value, check) => {
    const entries = Object.entries(value)
    if (entries.length > 50) check.addIssue('You can only have up to 50 metadata keys.')
    if (entries.some(([key]) => key.length > 40))
      check.addIssue('Metadata keys can have up to 40 characters.')
    if (entries.some(([, one]) => one.length > 500))
      check.addIssue('Metadata values can have up to 500 characters.')
  })
export const expandable = { expand: z.array(text).optional() }
const range = z.strictObject({
  gt: integer.optional(),
  gte: integer.optional(),
  lt: integer.optional(),
  lte: integer.optional(),
})
export const paging = {
  ...expandable,
  limit: integer
    .refine((value) => value >= 1 && value <= 100, 'The limit must be between 1 and 100.')
    .optional(),
  starting_after: text.optional(),
  ending_before: text.optional(),
}
export const created = z.union([integer, range]).optional()

/** Reads parameters, or refuses them as Stripe does: unknown, missing and invalid each have their code. */
export function readParams<Out>(schema: z.ZodType<Out>, form: Form): Out {
  const result = schema.safeParse(form)
  if (result.success) return result.data
  throw refusal(result.error.issues[0], form)
}

function refusal(issue: z.core.$ZodIssue | undefined, form: Form): ApiError {
  if (!issue) return badParam('Invalid request.')
  const path = issue.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : issue.path
  const [head = '', ...rest] = path.map(String)
  const param = head + rest.map((part) => `[${part}]`).join('')
  if (issue.code === 'unrecognized_keys') {
    return badParam(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param })
  }
  const value = valueAt(form, path.map(String))
  if (value === undefined)
    return badParam(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
  return badParam(wording(issue, param, value), { param, ...codeOf(issue) })
}

function valueAt(form: Form, path: string[]): FormValue | undefined {
  return path.reduce<FormValue | undefined>((node, key) => {
    if (node === undefined || typeof node === 'string') return undefined
    return Array.isArray(node) ? node[Number(key)] : node[key]
  }, form)
}

function wording(issue: z.core.$ZodIssue, param: string, value: FormValue): string {
  if (issue.message === INTEGER) return `Invalid integer: ${String(value)}`
  if (issue.message === URL_INVALID) return 'Not a valid URL'
  if (issue.message === EMAIL) return `Invalid email address: ${String(value)}`
  if (issue.message === EMPTY) {
    return `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset. You should remove '${param}' from your request or supply a non-empty value.`
  }
  if (issue.code === 'invalid_value') return `Invalid ${param}: must be one of ${issue.values.join(', ')}`
  return issue.code === 'custom' || issue.code === 'too_big' ? issue.message : `Invalid ${param}`
}

function codeOf({ message }: z.core.$ZodIssue): { code?: string } {
  return [EMPTY, INTEGER, URL_INVALID, EMAIL].includes(message) ? { code: message } : {}
}

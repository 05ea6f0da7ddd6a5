export type FieldRow = {
  /** Before each name, as in `shipping` + `City`; empty for the bare names. */
  prefix?: string
  /** Before each id, where the page has another field of that name. */
  scope?: string
  values?: Record<string, string | undefined>
  errors?: Record<string, string | undefined>
}

/** The names of a group of fields with what each holds and what is wrong with it; `values` and `errors` go by those names. */
export function fieldsOf({ prefix = '', scope = '', values = {}, errors = {} }: FieldRow) {
  return (line: string) => {
    const name = prefix ? `${prefix}${line.charAt(0).toUpperCase()}${line.slice(1)}` : line
    return { id: scope + name, name, defaultValue: values[name], error: errors[name] }
  }
}

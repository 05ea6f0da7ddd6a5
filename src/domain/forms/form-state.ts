/** The result of a submitted form. `kept` are the typed values, to fill the form again without script. */
export type FormState = {
  ok?: boolean
  message?: string
  fields?: Record<string, string>
  kept?: Record<string, string>
  /** The database was unavailable: nothing was refused, the form may be sent again. */
  isUnavailable?: boolean
}

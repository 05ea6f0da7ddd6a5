/** What a form is told after it was sent. `kept` is what had been typed, for the form that comes back without script. */
export type FormState = {
  ok?: boolean
  message?: string
  fields?: Record<string, string>
  kept?: Record<string, string>
  /** The database could not be asked: nothing is refused, the same form may be sent again. */
  isUnavailable?: boolean
}

/** JSON refusal, never cached. */
const refuse = (status: number, body: object) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })

/** The admin displays `errors`. */
const say = (status: number, message: string) => refuse(status, { message, errors: [{ message }] })

export const notFound = () => refuse(404, { message: 'Not found.' })
export const tooLarge = () => say(413, 'That is more than we take at once.')
export const wrongType = (wanted: string) => say(415, `Send this as ${wanted}.`)
export const unreadable = () => say(400, 'What was sent cannot be read.')
export const badText = () => say(422, 'The text contains a character that cannot be stored.')
export const confirmFirst = () =>
  say(
    403,
    'For your safety, sign out and in again, then save: this is changed only within ten minutes of signing in.',
  )

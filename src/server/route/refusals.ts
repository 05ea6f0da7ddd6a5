/** A refusal in words, which no cache keeps. */
const refuse = (status: number, message: string) =>
  Response.json({ message }, { status, headers: { 'cache-control': 'no-store' } })

export const notFound = () => refuse(404, 'Not found.')
export const tooLarge = () => refuse(413, 'That is more than we take at once.')
export const wrongType = (wanted: string) => refuse(415, `Send this as ${wanted}.`)
export const unreadable = () => refuse(400, 'What was sent cannot be read.')
export const badText = () => refuse(422, 'The text contains a character that cannot be stored.')

/** The pattern of our ids, UUIDs in lower case, for regular expressions here and in SQL. */
export const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

const ID = new RegExp(`^${UUID}$`)

/** Whether the text is a UUID. Postgres raises an error for any other text. */
export const isId = (text: string) => ID.test(text)

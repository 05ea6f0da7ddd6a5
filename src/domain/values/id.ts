/** The pattern of our ids, UUIDs in lower case, for regular expressions here and in SQL. */
export const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

const ID = new RegExp(`^${UUID}$`)

/** Whether the text is a UUID. Postgres raises an error for any other text. */
export const isId = (text: string) => ID.test(text)

/** No row has it: a malformed id is as unknown as a foreign one. */
export const NO_ID = '00000000-0000-0000-0000-000000000000'

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether the text is a UUID. Postgres raises an error for any other text. */
export const isId = (text: string) => ID.test(text)

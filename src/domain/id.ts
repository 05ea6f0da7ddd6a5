const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether a text could be the id of anything: the database refuses to be asked about another. */
export const isId = (text: string) => ID.test(text)

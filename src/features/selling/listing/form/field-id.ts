const CONTENT = 'unit-content'

/** The id of a field by its name or path. The page itself is called `content`, so the field of that name has another. */
export const fieldId = (path: string) => (path === 'content' ? CONTENT : path)

/** Its path by its id. */
export const fieldPath = (id: string) => (id === CONTENT ? 'content' : id)

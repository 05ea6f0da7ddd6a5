/** Classes of the line that says that an address was not found. */
export const NOT_FOUND_NOTE = 'wrap text-muted py-2 text-sm'

/** Cache tag of a page rendered in place of one that does not exist. */
export const NOT_FOUND_TAG = 'not-found-page'

/** The tag of a page that is made in place of one that is not there. */
export const NOT_FOUND_TAG = 'lost-page'

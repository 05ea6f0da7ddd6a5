/** The doors of the panel that are pages of ours. */
export const LOGIN = '/admin/login'
export const PATH = '/admin/second-factor'

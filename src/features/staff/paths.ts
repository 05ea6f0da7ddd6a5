/** Admin pages that are ours, not Payload's. */
export const LOGIN = '/admin/login'
export const PATH = '/admin/second-factor'

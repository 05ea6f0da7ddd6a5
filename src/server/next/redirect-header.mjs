/** Of a stored page that is a redirect; removed before it is sent. */
export const REDIRECT_HEADER = 'x-maru-redirect'

/** Members and staff are signed in apart, and one browser may hold both. The staff's name is the one that Payload reads. */
export const MEMBER_COOKIE = 'maru-member'
export const STAFF_COOKIE = 'maru-token'
export type SessionCookie = typeof MEMBER_COOKIE | typeof STAFF_COOKIE

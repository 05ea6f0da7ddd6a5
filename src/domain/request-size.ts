/** Maximum body of a request with an upload: the file plus its form fields. */
export const MAX_BODY = 12_000_000

/** Pattern of Content-Length values from MAX_BODY on, for rules that cannot compare numbers. */
export const TOO_LARGE = '0*(?:1[2-9]|[2-9]\\d|[1-9]\\d{2,})\\d{6}'

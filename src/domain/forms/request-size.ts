/** Maximum body of a request with an upload: the file plus its form fields. */
export const MAX_BODY = 12_000_000

/** Pattern of Content-Length values from MAX_BODY on, for rules that cannot compare numbers. */
export const TOO_LARGE = '0*(?:1[2-9]|[2-9]\\d|[1-9]\\d{2,})\\d{6}'

/** How slowly a body may arrive: after `grace` milliseconds, so many bytes a millisecond (50 kB/s), over all that has come. */
export const LEAST_PACE = { grace: 5_000, bytes: 50 }

/** Milliseconds after its begin until which a body of which `size` bytes have come may be awaited. */
export const timeFor = (size: number, { grace, bytes } = LEAST_PACE) => grace + size / bytes

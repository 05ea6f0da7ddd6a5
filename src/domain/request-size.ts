/** A request that brings an upload: the file, and room for the fields that come with it. */
export const MAX_BODY = 12_000_000

/** Any length from MAX_BODY on, as a header writes it, for rules that compare no numbers. */
export const TOO_LARGE = '0*(?:1[2-9]|[2-9]\\d|[1-9]\\d{2,})\\d{6}'

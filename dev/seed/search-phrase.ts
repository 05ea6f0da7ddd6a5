/** What somebody types who looks for a product: its name up to the first comma, without what follows a preposition. */
export const searchPhrase = (name: string) =>
  name
    .toLowerCase()
    .split(/,| with | on /)[0]
    ?.trim() ?? ''

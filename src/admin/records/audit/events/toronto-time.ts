const FORMAT = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Toronto',
  dateStyle: 'short',
  timeStyle: 'medium',
  hourCycle: 'h23',
})

/** Toronto's date and time to the second, the same in every language: `2026-11-25 08:03:11`. */
export const torontoTime = (at: string) => FORMAT.format(new Date(at)).replace(',', '')

/** Whether a value says anything: Payload gives an empty list or group in the place of one that is private. */
export function isSaid(value: unknown): boolean {
  if (value === null || value === undefined) return false
  if (Array.isArray(value)) return value.length > 0
  return typeof value !== 'object' || Object.values(value).some(isSaid)
}

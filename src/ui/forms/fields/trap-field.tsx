/**
 * A field that nobody sees: only robots fill it, and now and then a browser or an extension. It is gone after the first answer,
 * so that no person is refused twice.
 */
export function TrapField({ state }: { state: { ok?: boolean } }) {
  if (state.ok === false) return null
  return (
    <div className="sr-only" aria-hidden="true">
      <input name="website" tabIndex={-1} autoComplete="off" data-1p-ignore="" data-lpignore="true" />
    </div>
  )
}

/** What is wrong with a field, under it; the field names it as what describes it. */
export function FieldError({ id, error }: { id: string; error?: string }) {
  return error ? (
    <p className="text-persimmon-deep text-sm font-medium" id={`${id}-error`}>
      {error}
    </p>
  ) : null
}

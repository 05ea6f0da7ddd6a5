/** The error below a field, referenced by its aria-describedby. */
export function FieldError({ id, error }: { id: string; error?: string }) {
  return error ? (
    <p className="text-persimmon-deep text-sm font-medium" id={`${id}-error`}>
      {error}
    </p>
  ) : null
}

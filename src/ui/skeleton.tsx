/** The shape of what is coming, while it is fetched. */
export function SkeletonGrid({ label, count = 8 }: { label: string; count?: number }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <div className="goods" aria-hidden="true">
        {Array.from({ length: count }, (_, at) => (
          <div key={at} className="skeleton aspect-2/3" />
        ))}
      </div>
    </div>
  )
}

export function SkeletonForm({ label, fields }: { label: string; fields: number }) {
  return (
    <div role="status" className="grid gap-5">
      <span className="sr-only">{label}</span>
      {Array.from({ length: fields }, (_, at) => (
        <div key={at} className="skeleton h-11" aria-hidden="true" />
      ))}
    </div>
  )
}

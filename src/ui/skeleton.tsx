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

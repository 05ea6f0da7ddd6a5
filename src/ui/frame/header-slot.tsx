/** A place that the script after the header fills (`fillHeader`); React keeps what it finds there. */
export function HeaderSlot({
  what,
  className,
}: {
  what: 'name' | 'cart' | 'unread' | 'news'
  className?: string
}) {
  const counts = what === 'name' ? {} : { 'data-count': what }
  return (
    <span className={className} data-fill={what} suppressHydrationWarning {...counts}>
      {''}
    </span>
  )
}

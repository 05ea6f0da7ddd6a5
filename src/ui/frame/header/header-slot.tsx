/** An element that the script after the header fills (`fillHeader`); React leaves its content alone. */
export function HeaderSlot({
  what,
  className,
}: {
  what: 'name' | 'cart' | 'unread' | 'news' | 'area'
  className?: string
}) {
  const counts = what === 'name' ? {} : { 'data-count': what }
  return (
    <span className={className} data-fill={what} suppressHydrationWarning {...counts}>
      {''}
    </span>
  )
}

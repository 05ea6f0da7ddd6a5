/** Our mark in the colours of the theme: Payload's header and our menu show it. */
export function AdminMark() {
  return (
    <svg className="tw:size-6" width="24" height="24" viewBox="0 0 32 32" aria-hidden="true">
      <rect className="tw:fill-celadon" width="32" height="32" rx="6" />
      <path
        className="tw:fill-on-celadon"
        d="M6 7h20v3.2H6zM6 12h5.3v8.4H6zM13.35 12h5.3v8.4h-5.3zM20.7 12H26v8.4h-5.3zM6 22.2h20v3.2H6z"
      />
    </svg>
  )
}

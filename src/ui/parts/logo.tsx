/** The logo and the shop's name from the settings. 마루 is a picture, so no Hangul font is loaded. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="flex items-center gap-2 text-[1.5rem]/8 font-[650] tracking-[-0.03em]">
      <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
        <rect className="fill-celadon" width="32" height="32" rx="6" />
        <path
          className="fill-on-celadon"
          d="M6 7h20v3.2H6zM6 12h5.3v8.4H6zM13.35 12h5.3v8.4h-5.3zM20.7 12H26v8.4h-5.3zM6 22.2h20v3.2H6z"
        />
      </svg>
      {name}
      <span className="icon logo-hangul text-muted mt-1" aria-hidden="true" />
    </span>
  )
}

'use client'

/** The page prints clean (styles/print.css); without script the browser's own menu does the same. */
export function PrintButton({ label }: { label: string }) {
  return (
    <button type="button" className="button button-quiet no-print max-md:hidden" onClick={() => print()}>
      {label}
    </button>
  )
}

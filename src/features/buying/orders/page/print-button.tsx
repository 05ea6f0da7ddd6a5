'use client'

/** Print styles are in styles/print.css. Without script the browser's own menu prints. */
export function PrintButton({ label }: { label: string }) {
  return (
    <button type="button" className="button button-quiet no-print max-md:hidden" onClick={() => print()}>
      {label}
    </button>
  )
}

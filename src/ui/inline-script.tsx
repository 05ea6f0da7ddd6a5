/** A function that runs where it stands while the page is parsed, before the first paint. It must stand alone: no imports, no outer names. */
export function InlineScript({ run }: { run: () => void }) {
  return <script dangerouslySetInnerHTML={{ __html: `(${run.toString()})()` }} />
}

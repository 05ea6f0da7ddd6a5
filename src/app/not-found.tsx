/**
 * Next would send its own words for a missing page along with every page, twice (docs/decisions/010). Nobody sees them or this:
 * a path without a page is answered by `/api/lost`, an address that only looks like one by `[locale]/lost.tsx`.
 */
export default function NotFound() {
  return null
}

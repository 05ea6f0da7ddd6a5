/**
 * Empty on purpose: Next would send its default not-found text twice with every page (docs/decisions/010). Nobody
 * sees it: unknown paths go to `/api/not-found`, others to `NotFoundHome`.
 */
export default function NotFound() {
  return null
}

import { CardList } from '@/app/(store)/[locale]/list/card-list'
import { findMetadata, FindRoute, type FindParams } from '@/app/(store)/[locale]/list/find-route'
import { listCards } from '@/features/shop/list/queries'

export const dynamic = 'force-dynamic'

export const generateMetadata = findMetadata

/**
 * Any filtered list, and the search. `next.config.ts` rewrites list URLs with filters to here; without filters they
 * stay prerendered.
 */
export default function FindPage(props: FindParams) {
  return <FindRoute {...props} read={listCards} show={({ view: _, ...shown }) => <CardList {...shown} />} />
}

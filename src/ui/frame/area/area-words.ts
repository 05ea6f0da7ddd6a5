import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'

type Key = 'deliverTo' | 'deliver' | 'area' | 'save' | 'own'
type Issue = 'area' | 'canadaOnly'

/** The texts of a delivery place; `deliverTo` keeps its placeholder, which the browser fills. */
export type AreaWords = Record<Key, string> & { issues: Record<`address.${Issue}`, string> }

const wordsOf = (text: (key: Key) => string, problem: (key: Issue) => string): AreaWords => ({
  deliverTo: text('deliverTo'),
  deliver: text('deliver'),
  area: text('area'),
  save: text('save'),
  own: text('own'),
  issues: { 'address.area': problem('area'), 'address.canadaOnly': problem('canadaOnly') },
})

/** For a component that is made at once. */
export function useAreaWords(): AreaWords {
  const t = useTranslations('deliveryPlace')
  const issues = useTranslations('issues.address')
  return wordsOf(
    (key) => t.raw(key) as string,
    (key) => issues(key),
  )
}

/** For one that waits for its texts. */
export async function areaWords(): Promise<AreaWords> {
  const t = await getTranslations('deliveryPlace')
  const issues = await getTranslations('issues.address')
  return wordsOf(
    (key) => t.raw(key) as string,
    (key) => issues(key),
  )
}

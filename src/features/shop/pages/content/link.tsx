import type { ReactNode } from 'react'
import { linkTo } from '@/domain/values/link'
import { partFields, targetOf, type ContentPart } from '@/domain/pages/content/parts'
import type { LinkTargets } from './linked'

/** Only links of rule N27 lead anywhere, also in what was saved before; the host is named where it is not all Latin letters. */
export function linkOf(
  { fields, type }: Pick<ContentPart, 'fields' | 'type'>,
  words: ReactNode,
  { hrefs }: LinkTargets,
) {
  const { linkType, newTab, url } = partFields({ fields })
  const target = linkType === 'internal' ? targetOf({ type, fields }) : null
  const own = target && hrefs[target.id]
  const found =
    linkType === 'internal'
      ? own && { href: own, host: undefined }
      : linkTo(String(url ?? ''), process.env.SITE_URL)
  if (!found) return <>{words}</>
  return (
    <>
      <a href={found.href} rel={found.host && 'noopener noreferrer'} target={newTab ? '_blank' : undefined}>
        {words}
      </a>
      {found.host?.includes('xn--') ? ` (${found.host})` : null}
    </>
  )
}

import { answerNotFound } from '@/server/next/response-status'
import { ButtonLink } from '@/ui/parts/button'
import { EmptyState } from '@/ui/parts/empty-state'

type Props = { title: string; href: string; back: string }

/** In place of a page, with status 404: the same for what is not there and for what is somebody else's (docs/decisions/017). */
export function NotFoundState({ title, href, back }: Props) {
  answerNotFound()
  return (
    <EmptyState title={title} isPage>
      <ButtonLink href={href}>{back}</ButtonLink>
    </EmptyState>
  )
}

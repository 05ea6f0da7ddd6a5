import { ButtonLink } from '@/ui/button'
import type { HeaderWords } from './header-words'

type Props = { words: Pick<HeaderWords, 'prefix' | 'doors'>; className: string }

/** Both sign-in links, for visitors only. */
export function SignInLinks({ words: { prefix, doors }, className }: Props) {
  const login = `${prefix}/login`
  return (
    <div className={className} data-signed-out>
      <ButtonLink kind="quiet" href={`${login}?as=seller`}>
        {doors[0]}
      </ButtonLink>
      <ButtonLink href={`${login}?as=buyer`}>{doors[1]}</ButtonLink>
    </div>
  )
}

import { ButtonLink } from '@/ui/button'
import type { HeaderWords } from './header-words'

type Props = { words: Pick<HeaderWords, 'prefix' | 'signIn'>; className: string }

/** Both sign-in links, for visitors only. */
export function SignInLinks({ words: { prefix, signIn }, className }: Props) {
  const login = `${prefix}/login`
  return (
    <div className={className} data-signed-out>
      <ButtonLink kind="quiet" href={`${login}?as=seller`}>
        {signIn[0]}
      </ButtonLink>
      <ButtonLink href={`${login}?as=buyer`}>{signIn[1]}</ButtonLink>
    </div>
  )
}

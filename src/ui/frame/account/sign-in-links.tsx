import { ButtonLink } from '@/ui/parts/button'
import type { HeaderWords } from '@/ui/frame/header/header-words'

type Props = { words: Pick<HeaderWords, 'prefix' | 'sellerLogin' | 'buyerLogin'>; className: string }

/** Both sign-in links, for visitors only. */
export function SignInLinks({ words: { prefix, sellerLogin, buyerLogin }, className }: Props) {
  const login = `${prefix}/login`
  return (
    <div className={className} data-signed-out>
      <ButtonLink kind="quiet" href={`${login}?as=seller`}>
        {sellerLogin}
      </ButtonLink>
      <ButtonLink href={`${login}?as=buyer`}>{buyerLogin}</ButtonLink>
    </div>
  )
}
